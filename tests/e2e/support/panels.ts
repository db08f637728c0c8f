/**
 * Everything that opens or appears after a page has been loaded, and what draws it. The template pages have a test of their own. A test sees
 * that each of these is looked at in its story, and that no part of the site that opens something is missing here.
 */
export const panels = {
  'answer to a question': ['pages/[...locale]/preguntas-frecuentes.astro'],
  'arranging a plan': ['islands/plan/PlanArrange.tsx'],
  'arrangement of the plan': ['islands/plan/PlanBoard.tsx'],
  'card of a meeting point': ['islands/plan/meeting/MeetingBoard.tsx'],
  'booking code': ['islands/booking/QrBooking.tsx'],
  'booking details': ['islands/booking/options/BookingOptions.tsx', 'islands/booking/BookingPanel.tsx'],
  'booking notice': ['islands/booking/NoticeBooking.tsx', 'islands/ui/Dialog.tsx'],
  'card form': ['islands/billing/CardForm.tsx'],
  'change of the access': ['islands/account/profile/AccessDialog.tsx'],
  'code from a text message': ['islands/account/login/CodeStep.tsx'],
  'contact form, asleep': ['islands/contact/ContactForm.tsx'],
  'contact form, sent': ['islands/contact/ContactForm.tsx'],
  'contact form, with mistakes': ['islands/contact/ContactForm.tsx'],
  'cookie banner': ['components/privacy/CookieBanner.astro'],
  'cookie settings': ['islands/privacy/CookieSettings.tsx'],
  'maker of embeds': ['pages/[...locale]/socios/insertar.astro'],
  'deletion of an account': ['islands/account/profile/DeleteDialog.tsx'],
  drafts: [
    'islands/studio/DraftsPage.tsx',
    'islands/studio/publication/PublicationView.tsx',
    'islands/studio/publication/RollbackForm.tsx'
  ],
  drawer: ['components/site/Drawer.astro'],
  'error message': ['components/site/Snackbar.astro'],
  'failing ticket shop': ['islands/booking/TicketBooking.tsx'],
  filters: [
    'islands/listing/BarCell.tsx',
    'islands/listing/FilterForm.tsx',
    'islands/listing/ListingControls.tsx'
  ],
  'form of an address': ['islands/billing/AddressForm.tsx'],
  invoice: ['islands/billing/InvoiceDialog.tsx'],
  'kit of a partner': ['islands/partner/PartnerKitBoard.tsx'],
  'language offer': ['components/text/LanguageOffers.astro'],
  'listing without results': ['islands/listing/ListingStatus.tsx'],
  'map of a listing': ['components/listing/Listing.astro', 'islands/place/ListingMap.tsx'],
  'map of one place': ['islands/place/SpotMap.tsx'],
  'menus of the bar': ['components/site/Menu.astro'],
  'opinion form': ['islands/opinion/OpinionForm.tsx'],
  'own experiences': ['islands/account/OwnExperiencesBoard.tsx'],
  'password reset': ['islands/account/login/ResetStep.tsx'],
  profile: ['islands/account/ProfilePage.tsx'],
  'proof before a way in goes': ['islands/account/profile/ProofDialog.tsx'],
  purchases: [
    'islands/billing/PurchasesBoard.tsx',
    'islands/billing/PaymentCards.tsx',
    'islands/billing/BillingAddresses.tsx'
  ],
  'question editor': ['islands/studio/QuestionEditor.tsx'],
  registration: ['islands/account/login/RegisterStep.tsx'],
  'removal of an address': ['islands/billing/RemovalDialog.tsx', 'islands/ui/ConfirmDialog.tsx'],
  reviews: ['islands/studio/Reviews.tsx', 'islands/studio/AdminPanel.tsx'],
  'unsent mails': ['islands/studio/Mails.tsx'],
  'search results': ['islands/search/SearchOptions.tsx', 'islands/search/SearchResults.tsx'],
  'search without results': ['islands/search/SearchBox.tsx'],
  'rain on a day of the plan': ['islands/plan/days/RainyDay.tsx'],
  'shared plan': ['islands/plan/SharedPlan.tsx'],
  'sign-in': [
    'islands/account/login/LoginStep.tsx',
    'islands/account/LoginMenu.tsx',
    'islands/account/LoginPage.tsx'
  ],
  'sign-in by telephone': ['islands/account/login/PhoneStep.tsx'],
  'studio, a document': [
    'islands/studio/edit/HistoryPanel.tsx',
    'islands/studio/edit/SaveBar.tsx',
    'islands/studio/form/FieldView.tsx'
  ],
  'studio, a list': [
    'islands/studio/Guide.tsx',
    'islands/studio/StudioPage.tsx',
    'islands/studio/list/CollectionList.tsx',
    'islands/studio/list/NewDocument.tsx'
  ],
  'studio, back to a moment': [
    'islands/studio/restore/CollectionLines.tsx',
    'islands/studio/restore/MomentForm.tsx',
    'islands/studio/restore/Preview.tsx',
    'islands/studio/restore/RestorePage.tsx'
  ],
  'studio, before going back': ['islands/studio/restore/ApplyButton.tsx'],
  'studio, changes of another device': ['islands/studio/edit/AutosaveOffer.tsx'],
  'studio, a map': ['islands/studio/form/map/PointField.tsx', 'islands/studio/form/map/PointMap.tsx'],
  'studio, a photograph that is to go': ['islands/studio/form/pictures/RemovePhoto.tsx'],
  'studio, a proposal with photographs': ['islands/studio/form/pictures/PhotoStrip.tsx'],
  'studio, photographs': [
    'islands/studio/form/pictures/FocusPicker.tsx',
    'islands/studio/form/pictures/PhotoItem.tsx',
    'islands/studio/form/pictures/PicturesField.tsx',
    'islands/studio/form/pictures/UploadZone.tsx'
  ],
  'studio, photographs that come back': ['islands/studio/form/pictures/RemovedPhoto.tsx'],
  'studio, photographs that wait': ['islands/studio/form/pictures/UploadList.tsx'],
  'studio, a price table': [
    'islands/studio/form/prices/PricesField.tsx',
    'islands/studio/form/prices/RateRow.tsx'
  ],
  'studio, a week': [
    'islands/studio/form/times/Seasons.tsx',
    'islands/studio/form/times/SeasonWeeks.tsx',
    'islands/studio/form/times/TimesField.tsx',
    'islands/studio/form/times/WeekGrid.tsx'
  ],
  'studio, a plan': ['islands/studio/edit/PlanPanel.tsx'],
  'studio, a plan is made': ['islands/studio/edit/PlanDialog.tsx'],
  'studio, a publication that is held': [
    'islands/studio/publication/BlockedPanel.tsx',
    'islands/studio/publication/ReleaseForm.tsx'
  ],
  'studio, a deletion': ['islands/studio/edit/DeleteDocument.tsx'],
  'studio, chosen rows': ['islands/studio/bulk/SelectionBar.tsx'],
  'studio, import': ['islands/studio/bulk/ImportPage.tsx'],
  'studio, many documents': [
    'islands/studio/bulk/BulkDialog.tsx',
    'islands/studio/bulk/BulkProgress.tsx',
    'islands/studio/bulk/BulkFieldForm.tsx'
  ],
  'studio, the days of a company': [
    'islands/studio/company/CompanyToday.tsx',
    'islands/studio/company/MarkStrip.tsx'
  ],
  'studio, a document of a company': [
    'islands/studio/company/CompanyEditor.tsx',
    'islands/studio/company/ProposeBar.tsx'
  ],
  'studio, proposals': [
    'islands/studio/company/ProposalList.tsx',
    'islands/studio/company/ProposalsPage.tsx',
    'islands/studio/company/ReviewPanel.tsx'
  ],
  'studio, people': ['islands/studio/people/PeoplePage.tsx'],
  'studio, record': ['islands/studio/people/RecordPage.tsx'],
  'studio, roles': ['islands/studio/people/RolesDialog.tsx', 'islands/studio/people/DocumentChoice.tsx'],
  'studio, a translation of two devices': ['islands/studio/translation/editor/TwoDevices.tsx'],
  'studio, file of translations': ['islands/studio/translation/Transfer.tsx'],
  'studio, languages': ['islands/studio/translation/Matrix.tsx'],
  'studio, proposal of a machine': ['islands/studio/translation/editor/MachineNote.tsx'],
  'studio, translation': ['islands/studio/translation/editor/TranslationEditor.tsx'],
  'studio, two editors': ['islands/studio/edit/ClashPanel.tsx'],
  'success message': ['components/site/Snackbar.astro'],
  'tabs of an experience': ['elements/site/tabs.ts'],
  'user menu': ['components/account/UserMenu.astro'],
  weather: ['elements/weather/weather-note.ts'],
  'ways to sign in': ['islands/account/profile/ProvidersSection.tsx', 'islands/account/profile/ProofForm.tsx']
} as const satisfies Record<string, readonly string[]>

export type Panel = keyof typeof panels
