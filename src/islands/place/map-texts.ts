/** What maps say, as the catalogue of texts has it. */
export interface MapTexts {
  clusterCount_one: string
  clusterCount_other: string
  directions: string
  failed: string
  hide: string
  label: string
  loading: string
  privacy: string
  show: string
  without_one: string
  without_other: string
  you: string
  zoomIn: string
  zoomOut: string
}
