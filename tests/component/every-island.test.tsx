// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { outcomesOf } from '#domain/catalogue/booking.ts'
import { accountFrameLabels } from '#i18n/account/account-frame-labels.ts'
import { loginTexts, profileTexts } from '#i18n/account/account-texts.ts'
import { ownExperienceLabels, purchaseLabels } from '#i18n/billing/purchase-labels.ts'
import { bookingLabels, partyTexts } from '#i18n/booking/booking-labels.ts'
import { whenTexts } from '#i18n/booking/when-texts.ts'
import { contactLabels } from '#i18n/contact/contact-labels.ts'
import { opinionLabels } from '#i18n/opinion/opinion-labels.ts'
import { partnerKitLabels } from '#i18n/partner/kit-labels.ts'
import { meetingLabels } from '#i18n/plan/meeting-labels.ts'
import { planLabels } from '#i18n/plan/plan-labels.ts'
import { cookieLabels } from '#i18n/privacy/cookie-labels.ts'
import { studioLabels } from '#studio/texts/studio.labels.ts'
import { messages } from '#i18n/text/messages.ts'
import { readRates } from '#domain/catalogue/person-rates.ts'
import { wordsFor } from '#i18n/text/words.ts'
import LoginMenu from '#islands/account/LoginMenu.tsx'
import LoginPage from '#islands/account/LoginPage.tsx'
import OwnExperiencesBoard from '#islands/account/OwnExperiencesBoard.tsx'
import ProfilePage from '#islands/account/ProfilePage.tsx'
import PurchasesBoard from '#islands/billing/PurchasesBoard.tsx'
import BookingPanel from '#islands/booking/BookingPanel.tsx'
import ContactForm from '#islands/contact/ContactForm.tsx'
import { ListingControls } from '#islands/listing/ListingControls.tsx'
import OpinionForm from '#islands/opinion/OpinionForm.tsx'
import { ListingMap } from '#islands/place/ListingMap.tsx'
import PartnerKitBoard from '#islands/partner/PartnerKitBoard.tsx'
import { SpotMap } from '#islands/place/SpotMap.tsx'
import MeetingBoard from '#islands/plan/meeting/MeetingBoard.tsx'
import PlanBoard from '#islands/plan/PlanBoard.tsx'
import CookieSettings from '#islands/privacy/CookieSettings.tsx'
import { SearchBox } from '#islands/search/SearchBox.tsx'
import { SearchResults } from '#islands/search/SearchResults.tsx'
import { HomeVisit } from '#islands/visit/HomeVisit.tsx'
import StudioPage from '#studio/shell/StudioPage.tsx'
import { booked } from '../fixtures/builders.ts'
import { aListingPage, anExtent } from '../fixtures/listing.ts'

const words = wordsFor('de')
const texts = messages.de
const frame = accountFrameLabels(words)
const outcomes = outcomesOf(booked({ kind: 'whatsapp', phone: '+34600000001' }))
const account = { emptyPicture: '/nada.svg', frame, listingHref: '/x', locale: 'de' } as const

const listingControls = {
  categories: [{ name: 'Kajak', slug: 'kayak' }],
  countForms: { one: texts.listing.results_one, other: texts.listing.results_other },
  counts: { default: 3, other: 3, rentacar: 3, 'tourist-housing': 3 },
  dayTexts: whenTexts('de'),
  emptyPicture: '/nada.svg',
  events: null,
  highest: 40,
  nearbyTexts: texts.nearby,
  ordering: { href: '/x', name: 'x' },
  page: aListingPage(),
  pageNote: null,
  texts: texts.filters
}

/** Each island by its file below `src`, with something it says. */
const islands: Record<string, { island: ReactNode; says: string }> = {
  'islands/account/LoginMenu.tsx': {
    island: <LoginMenu href="/x" label="Anmelden" language="de" />,
    says: 'Anmelden'
  },
  'islands/account/LoginPage.tsx': {
    island: <LoginPage homeHref="/x" language="de" texts={loginTexts(words)} />,
    says: texts.login.email
  },
  'islands/account/OwnExperiencesBoard.tsx': {
    island: <OwnExperiencesBoard {...account} {...ownExperienceLabels(words)} />,
    says: frame.loading
  },
  'islands/account/ProfilePage.tsx': {
    island: (
      <ProfilePage
        billing={{ href: '/compras', text: 'Direcciones' }}
        frame={frame}
        language="de"
        login={loginTexts(words)}
        texts={profileTexts(words)}
      />
    ),
    says: frame.loading
  },
  'islands/billing/PurchasesBoard.tsx': {
    island: <PurchasesBoard {...account} labels={purchaseLabels(words)} />,
    says: frame.loading
  },
  'islands/booking/BookingPanel.tsx': {
    island: (
      <BookingPanel
        contactHref="/x"
        daysOff={[]}
        experienceId="kayak"
        hasDay
        hours={null}
        labels={bookingLabels(words)}
        language="de"
        intros={[]}
        outcomes={outcomes}
        rates={readRates('')}
        seller={null}
        timetable=""
      />
    ),
    says: texts.booking.whatsapp
  },
  'islands/contact/ContactForm.tsx': {
    island: <ContactForm locale="de" texts={contactLabels(words)} />,
    says: texts.contactForm.send
  },
  'islands/listing/ListingControls.tsx': {
    island: <ListingControls {...listingControls} />,
    says: texts.filters.when
  },
  'islands/opinion/OpinionForm.tsx': {
    island: (
      <OpinionForm
        experienceId="kayak"
        language="de"
        loginHref="/x"
        privacyHref="/x"
        texts={opinionLabels(words)}
      />
    ),
    says: texts.opinionForm.send
  },
  'islands/partner/PartnerKitBoard.tsx': {
    island: <PartnerKitBoard locale="de" texts={partnerKitLabels(words)} />,
    says: texts.partnerKit.loading
  },
  'islands/place/ListingMap.tsx': {
    island: <ListingMap frame={anExtent} page={aListingPage()} texts={texts.map} />,
    says: texts.map.show
  },
  'islands/place/SpotMap.tsx': {
    island: <SpotMap language="de" name="Kajak" position={{ lat: 36.7, lng: -4.4 }} texts={texts.map} />,
    says: texts.map.show
  },
  'islands/plan/PlanBoard.tsx': {
    island: (
      <PlanBoard
        emptyPicture="/carteles/escenas/vacio.svg"
        hasWeather={false}
        labels={planLabels(words)}
        listingHref="/x"
        locale="de"
        mapSize={{ height: 5, width: 10 }}
        title="Plan"
      />
    ),
    says: texts.plan.empty
  },
  // Closed until it is asked for.
  'islands/plan/meeting/MeetingBoard.tsx': {
    island: <MeetingBoard emptyPicture="/v.svg" labels={meetingLabels(words)} listingHref="/x" locale="de" />,
    says: texts.meeting.loading
  },
  'islands/privacy/CookieSettings.tsx': {
    island: <CookieSettings labels={cookieLabels(words)} />,
    says: ''
  },
  'islands/search/SearchBox.tsx': {
    island: <SearchBox action="/x" page={aListingPage()} texts={texts.search} />,
    says: texts.search.placeholder
  },
  'islands/search/SearchResults.tsx': {
    island: (
      <SearchResults controls={listingControls} texts={{ ...texts.results, likely: texts.search.likely }} />
    ),
    says: texts.filters.when
  },
  'islands/visit/HomeVisit.tsx': {
    island: <HomeVisit dayTexts={whenTexts('de')} language="de" texts={partyTexts('de')} />,
    says: texts.filters.adultsField
  },
  'studio/shell/StudioPage.tsx': {
    island: <StudioPage frame={frame} links={{ home: '/x', prefix: '/de' }} {...studioLabels(words)} />,
    says: frame.loading
  }
}

/** Every component that a template gives a `client:` directive, by its file. */
function islandsInTemplates(): string[] {
  const files = globSync('src/**/*.astro').flatMap(template => {
    const source = readFileSync(template, 'utf8')
    const names = [...source.matchAll(/<(\w+)\s+client:/g)].map(([, name]) => name)
    return names.map(
      name =>
        new RegExp(`import [^']*\\b${name}\\b[^']*'#((?:islands|studio)/[^']+)'`).exec(source)?.[1] ??
        template
    )
  })
  return [...new Set(files)].toSorted()
}

test('every island of the templates is in the list', () => {
  expect(Object.keys(islands)).toEqual(islandsInTemplates())
})

test.each(Object.keys(islands))('%s is drawn on the server', file => {
  expect(typeof document).toBe('undefined')
  const { island, says } = islands[file] ?? { island: null, says: 'nothing' }
  expect(renderToString(island)).toContain(says)
})
