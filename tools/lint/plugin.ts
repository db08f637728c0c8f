import { relative } from 'node:path'
import { forbidden } from './imports.ts'

/** What this rule needs of oxlint, which does not export its own types. */
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

export default { meta: { name: 'clavel' }, rules: { imports } }
