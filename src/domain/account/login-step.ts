/** The steps of the login panel, by the names of the specification. */
export const loginSteps = ['login', 'resetear', 'registro', 'phone', 'code'] as const
export type LoginStep = (typeof loginSteps)[number]

/** Success messages that the panel shows when it returns to its first step. */
export const loginNotices = ['login/cuenta-creada', 'login/email-enviado'] as const
export type LoginNotice = (typeof loginNotices)[number]

/** A message that comes with an answer counts; without one, the one of the step it came from. */
export function noticeAfter(step: 'registro' | 'resetear'): LoginNotice {
  return step === 'registro' ? 'login/cuenta-creada' : 'login/email-enviado'
}

/** The bot check begins so long after the step with the telephone appears, and the panel stands so long after it was opened. */
export const botCheckDelayMs = 200
export const panelMountDelayMs = 100

/** A text message may take so long: before that, another one is not sent. */
export const smsWaitSeconds = 30
