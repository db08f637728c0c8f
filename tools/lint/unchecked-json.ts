/** The part of a node that this rule uses; oxlint does not export its own types. */
export interface Node {
  type: string
  parent?: Node | undefined
  argument?: Node
  body?: Node | Node[]
  callee?: Node
  id?: Node
  members?: Node[]
  name?: string
  object?: Node
  property?: Node
  returnType?: Node | null
  typeAnnotation?: Node | null
  typeArguments?: { params: Node[] } | null
  typeName?: Node
}

/** Nodes that hand a value on as it is. */
const transparent = ['ConditionalExpression', 'LogicalExpression', 'ParenthesizedExpression']
const functions = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']

export function isJsonParse({ callee }: Node): boolean {
  return callee?.object?.name === 'JSON' && callee.property?.name === 'parse'
}

/**
 * Whether what `JSON.parse` returns is taken as unknown, or goes straight into the `parse` of a schema. TypeScript lets it be taken as anything
 * at all, because its type is `any`.
 */
export function isChecked(call: Node): boolean {
  let value = call
  while (value.parent && isHandedOn(value.parent)) value = value.parent
  const { parent } = value
  switch (parent?.type ?? '') {
    case 'ExpressionStatement':
      return true
    case 'VariableDeclarator':
      return isUnknown(parent?.id?.typeAnnotation?.typeAnnotation)
    case 'CallExpression':
      return ['parse', 'safeParse'].includes(parent?.callee?.property?.name ?? '')
    case 'ArrowFunctionExpression':
    case 'ReturnStatement':
      return isUnknown(functionAround(value)?.returnType?.typeAnnotation)
    default:
      return false
  }
}

/** `Object(value)` makes an object of anything, and says `any` as well. */
function isHandedOn({ callee, type }: Node): boolean {
  return transparent.includes(type) || (type === 'CallExpression' && callee?.name === 'Object')
}

function functionAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && !functions.includes(around.type)) around = around.parent
  return around
}

/** `unknown`, or an object with nothing but unknown values. */
function isUnknown(type: Node | null | undefined): boolean {
  if (!type) return false
  if (type.type === 'TSUnknownKeyword') return true
  if (type.type === 'TSTypeLiteral')
    return (type.members ?? []).every(member => isUnknown(member.typeAnnotation?.typeAnnotation))
  const [, values] = type.typeArguments?.params ?? []
  return type.typeName?.name === 'Record' && isUnknown(values)
}
