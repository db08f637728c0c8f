import type { Cell } from './week.ts'

export function cellElement(grid: HTMLElement | null, { day, minute }: Cell): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${day} ${minute}"]`) ?? null
}

export function cellOf(target: EventTarget | null): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [day, minute] = element?.dataset['cell']?.split(' ').map(Number) ?? []
  return day === undefined || minute === undefined ? null : { day, minute }
}
