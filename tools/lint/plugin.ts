import { relative } from 'node:path'
import { forbidden } from './imports.ts'
import { isChecked, isJsonParse, type Node } from './unchecked-json.ts'

/** The part of oxlint's context that this rule uses; oxlint does not export its own types. */
interface Context {
  cwd: string
  filename: string
  report(problem: { message: string; node: Source }): void
}

interface Source {
  type: string
  value?: unknown
}

interface Importing {
  source: Source | null
}

const imports = {
  create(context: Context) {
    const path = relative(context.cwd, context.filename)
    const check = ({ source }: Importing): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = forbidden(path, source.value)
      if (message !== null) context.report({ message, node: source })
    }
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check
    }
  }
}

interface Name {
  type: string
  name?: string
}

interface Member extends Source {
  object: Name
  property: Name
}

const suites = ['describe', 'it', 'test']
const partial = ['fixme', 'only', 'skip']

/** Vitest has rules of its own for this; Playwright has not. */
const wholeTests = {
  create(context: Context) {
    return {
      MemberExpression(node: Member): void {
        const [suite = '', part = ''] = [node.object.name, node.property.name]
        if (suites.includes(suite) && partial.includes(part))
          context.report({ message: `no ${suite}.${part}`, node })
      }
    }
  }
}

/** Data from outside is unknown until a schema or a check has read it. */
const uncheckedJson = {
  create(context: Pick<Context, 'filename'> & { report(problem: { message: string; node: Node }): void }) {
    return {
      CallExpression(node: Node): void {
        if (!isJsonParse(node) || isChecked(node)) return
        context.report({
          message: 'Take what JSON.parse returns as unknown, or parse it with a schema.',
          node
        })
      }
    }
  }
}

export default {
  meta: { name: 'clavel' },
  rules: { imports, 'unchecked-json': uncheckedJson, 'whole-tests': wholeTests }
}
