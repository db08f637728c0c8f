import { login } from '#stores/account/login.ts'

import type { StepProps } from './step-props.ts'

interface Props extends Pick<StepProps, 'isBusy' | 'texts'> {
  /** Label of the step's button. */
  action: string
}

/** The way back, and on. */
export function StepButtons({ action, isBusy, texts }: Props) {
  return (
    <div className="login-buttons">
      <button data-held className="button button-quiet" onClick={() => login.go('login')} type="button">
        {texts.back}
      </button>
      <button data-held className="button" disabled={isBusy} type="submit">
        {isBusy ? texts.busy : action}
      </button>
    </div>
  )
}
