/** The paper of a printed poster: A3, and the bleed that is cut off around it, in millimetres. */
export const posterPaper = { bleed: 3, height: 420, width: 297 }
