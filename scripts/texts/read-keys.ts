import ts from 'typescript'

/**
 * Keys of a file of texts that the program reads with their types: as properties of an object (`texts.heading`), by a key of a known
 * type (`texts[reason]`), whole where any name may be read, or as an argument of a translator that is no plain text. TypeScript
 * follows a property to the JSON file it was declared in, also through `Pick` and a spread.
 */
export function readKeys(program: ts.Program, textsFile: string): { all: Set<string>; read: Set<string> } {
  const read = new Set<string>()
  const json = program.getSourceFile(textsFile)
  if (json === undefined) throw new Error(`No code imports ${textsFile}`)
  const reader = new Reader(program.getTypeChecker(), json, read)
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile && source !== json) reader.visit(source)
  }
  return { all: keysIn(json), read }
}

class Reader {
  readonly #checker: ts.TypeChecker
  readonly #json: ts.SourceFile
  readonly #keys: Set<string>
  /** A symbol that no property of the texts is called like need not be looked up. */
  readonly #names: Set<string>
  readonly #flows = new Map<ts.Type, Set<ts.Type>>()

  constructor(checker: ts.TypeChecker, json: ts.SourceFile, keys: Set<string>) {
    this.#checker = checker
    this.#json = json
    this.#keys = keys
    this.#names = namesIn(json)
  }

  visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && this.#names.has(node.name.text)) {
      this.#mark(this.#checker.getSymbolAtLocation(node.name))
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
      this.#readBinding(node, node.parent)
    if (ts.isElementAccessExpression(node)) this.#readElement(node)
    if (ts.isCallExpression(node)) this.#readTranslation(node)
    if (ts.isExpression(node) && mayHoldTexts(node)) this.#readFlow(node)
    ts.forEachChild(node, child => this.visit(child))
  }

  #readBinding(node: ts.BindingElement, pattern: ts.ObjectBindingPattern): void {
    const name = node.propertyName ?? node.name
    if (ts.isIdentifier(name) && this.#names.has(name.text)) {
      this.#mark(this.#checker.getTypeAtLocation(pattern).getProperty(name.text))
    }
  }

  #readElement(node: ts.ElementAccessExpression): void {
    const texts = this.#checker.getTypeAtLocation(node.expression)
    const read = literals(this.#checker.getTypeAtLocation(node.argumentExpression))
    if (read.length === 0) this.#markWhole(texts)
    for (const name of read) this.#mark(texts.getProperty(name))
  }

  /** i18next-cli reads keys that are plain text by itself; it knows no types. */
  #readTranslation({ arguments: [key], expression }: ts.CallExpression): void {
    if (key === undefined || ts.isStringLiteral(key)) return
    const callee = this.#checker.getTypeAtLocation(expression)
    if (callee.aliasSymbol?.name !== 'Translator') return
    for (const name of literals(this.#checker.getTypeAtLocation(key))) this.#keys.add(name)
  }

  #readFlow(node: ts.Expression): void {
    const texts = this.#checker.getTypeAtLocation(node)
    if (!texts.getProperties().some(property => this.#isText(property))) return
    const wanted = this.#checker.getContextualType(node) ?? this.#wantedBySpread(node)
    if (wanted !== undefined) this.#flow(texts, wanted)
  }

  /** In `<Island {...{ texts }} />` the island's property says what is wanted. */
  #wantedBySpread({ parent: pair }: ts.Node): ts.Type | undefined {
    const spread = pair.parent?.parent
    if (!ts.isShorthandPropertyAssignment(pair) || !ts.isJsxSpreadAttribute(spread)) return undefined
    const property = this.#checker.getContextualType(spread.parent)?.getProperty(pair.name.text)
    return property && this.#checker.getTypeOfSymbol(property)
  }

  /**
   * A value that becomes an object with any names is read whole: `Record<string, string>`, or what `Object.entries` takes. A
   * property that another type declares anew, `{ copied: string }`, is read under that name.
   */
  #flow(texts: ts.Type, wanted: ts.Type): void {
    const seen = this.#flows.get(texts) ?? new Set()
    this.#flows.set(texts, seen)
    if (seen.has(wanted)) return
    seen.add(wanted)
    const ways = wanted.isUnion() ? wanted.types : [wanted]
    if (ways.some(way => this.#checker.getIndexInfoOfType(way, ts.IndexKind.String) !== undefined)) {
      this.#markWhole(texts)
      return
    }
    for (const property of texts.getProperties()) {
      const own = this.#isText(property) ? wanted.getProperty(property.name) : undefined
      if (own === undefined) continue
      if (!own.declarations?.some(declaration => property.declarations?.includes(declaration)))
        this.#mark(property)
      this.#flow(this.#checker.getTypeOfSymbol(property), this.#checker.getTypeOfSymbol(own))
    }
  }

  #markWhole(texts: ts.Type): void {
    for (const property of texts.getProperties()) {
      if (!this.#isText(property)) continue
      this.#mark(property)
      this.#markWhole(this.#checker.getTypeOfSymbol(property))
    }
  }

  #isText(property: ts.Symbol): boolean {
    return property.declarations?.some(declaration => declaration.getSourceFile() === this.#json) ?? false
  }

  #mark(property: ts.Symbol | undefined): void {
    for (const declaration of property?.declarations ?? []) {
      if (declaration.getSourceFile() === this.#json) this.#keys.add(keyOf(declaration))
    }
  }
}

function mayHoldTexts(node: ts.Expression): boolean {
  return (
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)
  )
}

function literals(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literals)
  return type.isStringLiteral() ? [type.value] : []
}

function keyOf(declaration: ts.Node): string {
  const names: string[] = []
  for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) names.unshift(node.name.text)
  }
  return names.join('.')
}

/** Keys of texts. A list is one text, whatever stands in it. */
function keysIn(json: ts.SourceFile): Set<string> {
  return new Set(
    pairsIn(json)
      .filter(pair => !ts.isObjectLiteralExpression(pair.initializer))
      .map(keyOf)
  )
}

function namesIn(json: ts.SourceFile): Set<string> {
  return new Set(pairsIn(json).flatMap(({ name }) => (ts.isStringLiteral(name) ? [name.text] : [])))
}

function pairsIn(node: ts.Node): ts.PropertyAssignment[] {
  if (ts.isArrayLiteralExpression(node)) return []
  const below: ts.PropertyAssignment[] = []
  ts.forEachChild(node, child => {
    below.push(...pairsIn(child))
  })
  return ts.isPropertyAssignment(node) ? [node, ...below] : below
}
