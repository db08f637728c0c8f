/**
 * Everything that opens or appears after a page has been loaded, and what draws it. The template pages have a test of their own. A test sees
 * that each of these is looked at in its story, and that no part of the site that opens something is missing here.
 */
export const panels = {
  'answer of a sample': ['islands/booking/Outcome.tsx', 'islands/booking/SampleAnswer.tsx'],
  'answer to a question': ['pages/[...locale]/preguntas-frecuentes.astro'],
  'arranging a plan': ['islands/plan/PlanArrange.tsx'],
  'arrangement of the plan': ['islands/plan/PlanBoard.tsx'],
  'card of a meeting point': ['islands/plan/meeting/MeetingBoard.tsx'],
  'booking code': ['islands/booking/QrBooking.tsx'],
  'booking details': ['islands/booking/options/BookingOptions.tsx', 'islands/booking/BookingPanel.tsx'],
  'booking month': ['islands/visit/WhenFields.tsx'],
  'booking notice': ['islands/booking/BookingWays.tsx', 'islands/ui/Dialog.tsx'],
  'card form': ['islands/billing/CardForm.tsx'],
  'change of the access': ['islands/account/profile/AccessDialog.tsx'],
  'code from a text message': ['islands/account/login/CodeStep.tsx'],
  'contact form, asleep': ['islands/contact/ContactForm.tsx'],
  'contact form, sent': ['islands/contact/ContactForm.tsx'],
  'contact form, with mistakes': ['islands/contact/ContactForm.tsx'],
  'cookie banner': ['components/privacy/CookieBanner.astro'],
  'cookie settings': ['islands/privacy/CookieSettings.tsx'],
  'maker of embeds': ['pages/[...locale]/socios/insertar.astro'],
  'day and party on the home page': ['islands/visit/HomeVisit.tsx'],
  'deletion of an account': ['islands/account/profile/DataSection.tsx'],
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
  'map of a listing': [
    'components/listing/Listing.astro',
    'components/search/Results.astro',
    'islands/place/ListingMap.tsx'
  ],
  'map of one place': ['islands/place/SpotMap.tsx'],
  'menus of the bar': ['components/site/Menu.astro'],
  'opinion form': ['islands/opinion/OpinionForm.tsx'],
  'own experiences': ['islands/account/OwnExperiencesBoard.tsx'],
  'password reset': ['islands/account/login/LoginPanel.tsx'],
  profile: ['islands/account/ProfilePage.tsx'],
  'proof before a way in goes': ['islands/account/profile/ProofDialog.tsx'],
  purchases: [
    'islands/billing/PurchasesBoard.tsx',
    'islands/billing/PaymentCards.tsx',
    'islands/billing/BillingAddresses.tsx'
  ],
  registration: ['islands/account/login/LoginPanel.tsx'],
  'removal of an address': ['islands/billing/RemovalDialog.tsx', 'islands/ui/ConfirmDialog.tsx'],
  reviews: ['studio/admin/Reviews.tsx', 'studio/admin/AdminPage.tsx'],
  'unsent mails': ['studio/admin/Mails.tsx'],
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
    'studio/history/HistoryPanel.tsx',
    'studio/document/SaveBar.tsx',
    'studio/form/FieldView.tsx'
  ],
  'studio, a section': ['studio/document/DocumentForm.tsx'],
  'studio, a question': ['studio/form/NumberQuestion.tsx'],
  'studio, before publishing': ['studio/document/PublishChecklist.tsx'],
  'studio, signing in again': ['studio/shell/SignInAgain.tsx'],
  'studio, a list': [
    'studio/shell/StudioPage.tsx',
    'studio/list/CollectionList.tsx',
    'studio/list/NewDocument.tsx'
  ],
  'studio, back to a moment': [
    'studio/restore/CollectionLines.tsx',
    'studio/restore/Preview.tsx',
    'studio/restore/RestorePart.tsx'
  ],
  'studio, before going back': ['studio/restore/Preview.tsx'],
  'studio, changes of another device': ['studio/autosave/AutosaveOffer.tsx'],
  'studio, a link of a text': ['studio/rich-text/RichTextTools.tsx'],
  'studio, a map': ['studio/map/PointField.tsx', 'studio/map/PointMap.tsx'],
  'studio, a photograph that is to go': ['studio/photos/RemovePhoto.tsx'],
  'studio, a proposal with photographs': ['studio/photos/PhotoStrip.tsx'],
  'studio, photographs': [
    'studio/photos/FocusPicker.tsx',
    'studio/photos/PhotoItem.tsx',
    'studio/photos/PicturesField.tsx',
    'studio/photos/UploadZone.tsx'
  ],
  'studio, photographs that come back': ['studio/photos/PicturesField.tsx'],
  'studio, photographs that wait': ['studio/photos/UploadList.tsx'],
  'studio, a price table': ['studio/prices/PricesField.tsx', 'studio/prices/RateRow.tsx'],
  'studio, a week': [
    'studio/times/Seasons.tsx',
    'studio/times/SeasonWeeks.tsx',
    'studio/times/TimesField.tsx',
    'studio/times/WeekGrid.tsx'
  ],
  'studio, a plan': ['studio/plans/PlanPanel.tsx'],
  'studio, a plan is made': ['studio/plans/PlanDialog.tsx', 'studio/plans/PlanChangeButton.tsx'],
  'studio, a planned change': ['studio/plans/PlannedChange.tsx'],
  'studio, a publication that is held': [
    'studio/publication/BlockedPanel.tsx',
    'studio/publication/ReleaseForm.tsx'
  ],
  'studio, a version': ['studio/history/HistoryPanel.tsx'],
  'studio, a new document': ['studio/list/NewDocument.tsx'],
  'studio, a picture': ['studio/form/PictureField.tsx'],
  'studio, a deletion': ['studio/document/DeleteDocument.tsx'],
  'studio, chosen rows': ['studio/bulk/SelectionBar.tsx'],
  'studio, filters': ['studio/list/ListControls.tsx'],
  'studio, a long list': ['studio/form/FoldedItem.tsx'],
  'studio, the keys': ['studio/shell/KeyHelp.tsx'],
  'studio, settings': ['studio/settings/Settings.tsx'],
  'studio, import': ['studio/bulk/ImportPage.tsx'],
  'studio, many documents': [
    'studio/bulk/BulkDialog.tsx',
    'studio/bulk/BulkProgress.tsx',
    'studio/bulk/BulkFieldForm.tsx'
  ],
  'studio, the days of a company': ['studio/company/CompanyToday.tsx', 'studio/company/MarkStrip.tsx'],
  'studio, a document of a company': ['studio/company/CompanyEditor.tsx', 'studio/proposals/ProposeBar.tsx'],
  'studio, proposals': [
    'studio/proposals/ProposalList.tsx',
    'studio/proposals/ProposalsPage.tsx',
    'studio/proposals/ReviewPanel.tsx'
  ],
  'studio, an invitation': ['studio/people/Invitations.tsx'],
  'studio, people': ['studio/people/PeoplePage.tsx', 'studio/people/RoleList.tsx'],
  'studio, the link of an invitation': ['studio/people/AcceptInvitation.tsx'],
  'studio, the report': [
    'studio/publication/ReportPage.tsx',
    'studio/publication/PublicationView.tsx',
    'studio/publication/PublicationView.tsx'
  ],
  'studio, the day of an editor': ['studio/today/EditorToday.tsx'],
  'studio, record': [
    'studio/record/RecordEntry.tsx',
    'studio/record/RecordPage.tsx',
    'studio/record/TimeLine.tsx'
  ],
  'studio, roles': ['studio/people/RolesDialog.tsx', 'studio/people/DocumentChoice.tsx'],
  'studio, a translation of two devices': ['studio/translation/editor/TextPair.tsx'],
  'studio, file of translations': ['studio/translation/Transfer.tsx'],
  'studio, languages': ['studio/translation/Matrix.tsx'],
  'studio, proposal of a machine': ['studio/translation/editor/TextPair.tsx'],
  'studio, translation': ['studio/translation/editor/TranslationEditor.tsx'],
  'studio, two editors': ['studio/document/ClashPanel.tsx'],
  'success message': ['components/site/Snackbar.astro'],
  'tabs of an experience': ['elements/site/tabs.ts'],
  'user menu': ['components/account/UserMenu.astro'],
  weather: ['elements/weather/weather-note.ts'],
  'ways to sign in': ['islands/account/profile/ProvidersSection.tsx', 'islands/account/profile/ProofForm.tsx']
} as const satisfies Record<string, readonly string[]>

export type Panel = keyof typeof panels
