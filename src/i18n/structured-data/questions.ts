import type { FAQPage } from 'schema-dts'

import { addressIn } from '#domain/page/canonical.ts'
import type { Question } from '#domain/question/question.ts'
import { routes } from '#domain/site/routes.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

/** The questions and their answers, which keep their html: search engines show lists and links of it. */
export function questionsOf({ language, plain }: Words, questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ answerHtml, question }) => ({
      '@type': 'Question' as const,
      acceptedAnswer: { '@type': 'Answer' as const, text: plain(answerHtml) },
      name: plain(question)
    })),
    url: addressIn(settings.site, language, routes.questions)
  }
}
