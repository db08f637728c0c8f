import { slugOf } from '#domain/text/slug.ts'

/** Narrows the questions to those that contain every word typed, accents or not, and says how many there are. */
export function searchQuestions(): void {
  const form = document.querySelector<HTMLFormElement>('[data-question-search]')
  const input = form?.querySelector('input')
  const status = form?.querySelector('output')
  if (!form || !input || !status) return
  form.addEventListener('submit', event => event.preventDefault())
  input.addEventListener('input', () => {
    const count = narrow(slugOf(input.value).split('-'))
    status.value = (count === 0 ? form.dataset.none : form.dataset.some?.replace('%', String(count))) ?? ''
  })
}

function narrow(words: string[]): number {
  let count = 0
  for (const section of document.querySelectorAll<HTMLElement>('[data-questions]')) {
    const questions = [...section.querySelectorAll('details')]
    const found = questions.filter(question => {
      const text = slugOf(question.textContent)
      question.hidden = !words.every(word => text.includes(word))
      return !question.hidden
    })
    section.hidden = found.length === 0
    count += found.length
  }
  return count
}
