import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Saves an experience to the plan (`src/elements/plan/save-button.ts`). Empty until scripts run. */
      'save-button': { 'data-slug': string }
    }
  }
}
