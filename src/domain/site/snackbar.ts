/** A snackbar hides after so long, and its text is cleared a second after that (specification, section 9). */
export const snackbarTimeoutMs = 5000
export const textClearingMs = 1000
