import type { Texts } from '#texts.ts'

type Own = Texts['ownExperiences']

export interface OwnTexts
  extends
    Own,
    Pick<Texts['purchases'], 'boughtOn' | 'takesPlace'>,
    Pick<Texts['account'], 'browse'>,
    Pick<Texts['plan'], 'gone'>,
    Pick<Texts['bookingPanel'], 'retry'> {}
