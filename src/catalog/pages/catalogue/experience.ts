import { cardsIn, experienceAt, idsOf } from '#catalog/model/catalog.ts'
import { experienceDetailsIn } from '#catalog/model/experience-details.ts'
import { regionScopes } from '#catalog/model/region-scope.ts'
import { definePageWithin } from '#catalog/routing/page.ts'
import { listedStartsIn } from '#catalog/selectors/starting-cards.ts'
import { languagesOf } from '#domain/catalogue/experience.ts'
import { type NextStart, nextStarts } from '#domain/catalogue/next-starts.ts'
import { yearOf } from '#domain/time/calendar-day.ts'
import { routes } from '#domain/site/routes.ts'

const noStarts: NextStart[] = []

/** `/experiencias/{slug}`: everything about one experience. Hidden ones have their page too: a meta experience leads to it. */
export const experiencePage = definePageWithin(regionScopes, {
  pages: ({ own }) => own.map(idsOf),
  params: ({ slug }) => ({ slug }),
  path: ({ slug }) => routes.experience(slug),
  read: (around, { slug }) => {
    const experience = experienceAt(around, slug)
    const details = experienceDetailsIn(around, experience)
    return {
      ...details,
      members: cardsIn(around, details.members),
      memberStarts: listedStartsIn(around, details.members),
      similar: cardsIn(around, details.similar),
      // A page has no room for more than the next start of each.
      // From tomorrow on: one of today may be over before the page is made again.
      similarStarts: listedStartsIn(around, details.similar).map(starts =>
        starts.filter(({ day }) => day > around.day).slice(0, 1)
      ),
      // Only pages that every visitor can find have a Markdown copy for programs.
      hasMarkdown: around.offered.includes(experience),
      // An event says its date. What is of another year says its year.
      starting: {
        starts: experience.isEvent ? noStarts : nextStarts(around.day, experience),
        year: yearOf(around.day)
      },
      tips: around.tips[experience.id] ?? []
    }
  },
  languages: (around, { slug }) => languagesOf(experienceAt(around, slug)),
  updated: (around, { slug }) => experienceAt(around, slug).updated
})
