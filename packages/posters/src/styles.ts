import type { parseDocument } from 'htmlparser2'

export type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>
export type Properties = Readonly<Record<string, string>>

/** One rule of the styles of a drawing. */
export interface Rule {
  properties: Properties
  selector: string
}

export function elementsIn({ children }: { children: readonly object[] }): Element[] {
  return children.filter((child): child is Element => 'attribs' in child)
}

/** The rules of every `<style>` of a drawing: people write it first, Inkscape keeps it in `<defs>`. */
export function rulesIn(root: Element): Rule[] {
  const styles = stylesIn(root).map(textIn).join('\n')
  const rules = withoutComments(styles).matchAll(/([^{}]+)\{([^}]*)\}/g)
  return [...rules].map(([, selector = '', rule = '']) => ({
    properties: propertiesIn(rule),
    selector: selector.trim()
  }))
}

export function stylesIn(element: Element): Element[] {
  return elementsIn(element).flatMap(child => (child.name === 'style' ? [child] : stylesIn(child)))
}

/** Text and `CDATA`, without comments of XML. */
export function textIn({ children }: { children: readonly object[] }): string {
  return children
    .map(child => {
      if ('type' in child && child.type === 'comment') return ''
      if ('data' in child) return String(child.data)
      return 'children' in child && Array.isArray(child.children) ? textIn({ children: child.children }) : ''
    })
    .join('')
}

/** `fill:#f2b33d;stroke-width:2`, as in a rule and in the `style` of a shape. Of two with one name the last holds. */
export function propertiesIn(style: string): Properties {
  return Object.fromEntries(
    withoutComments(style)
      .split(';')
      .flatMap(each => {
        const [name = '', ...value] = each.split(':')
        return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim()]]
      })
  )
}

function withoutComments(style: string): string {
  return style.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}
