import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'

import type { Format } from './format.ts'
import { schema } from './schema.view.ts'

const { a, em, strong } = schema.marks
const { h3, h4, li, ol, p, ul } = schema.nodes

/** Each takes away what it has given, as far as a text can be without it. */
export const commands: Readonly<Record<Format, Command>> = {
  bold: toggleMark(strong),
  bullets: toggleList(ul),
  heading: (state, dispatch) => setBlockType(isHeading(state) ? p : h3)(state, dispatch),
  italic: toggleMark(em),
  numbers: toggleList(ol),
  paragraph: setBlockType(p),
  unlink: (state, dispatch) => {
    const { from, to } = linkedRange(state)
    dispatch?.(state.tr.removeMark(from, to, a))
    return true
  }
}

/** Formats of the selected words, or of what would be typed next. */
export function formatsAt(state: EditorState): Format[] {
  const list = listAround(state)?.node.type
  const isIn = {
    bold: isMarked(state, strong),
    bullets: list === ul,
    heading: isHeading(state),
    italic: isMarked(state, em),
    numbers: list === ol,
    paragraph: state.selection.$from.parent.type === p,
    unlink: false
  } satisfies Record<Format, boolean>
  const formats: Format[] = ['bold', 'bullets', 'heading', 'italic', 'numbers', 'paragraph']
  return formats.filter(format => isIn[format])
}

/** Makes a link of the selected words, of the link at the caret, or of the address itself where there is nothing to make one of. */
export function linkTo(link: Mark, address: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state)
    dispatch?.(
      from === to
        ? state.tr.replaceSelectionWith(schema.text(address, [link]), false)
        : state.tr.removeMark(from, to, a).addMark(from, to, link)
    )
    return true
  }
}

/** The link at the caret or at the beginning of the selection. */
export function linkAt({ selection: { $from } }: EditorState): Mark | null {
  return a.isInSet($from.nodeAfter?.marks ?? []) ?? a.isInSet($from.marks()) ?? null
}

/** The selected words, or the whole of the link at the caret. */
function linkedRange(state: EditorState): { from: number; to: number } {
  const { $from, empty, from, to } = state.selection
  const link = linkAt(state)
  if (!empty || link === null) return { from, to }
  const { parent } = $from
  const isLinked = (index: number) => link.isInSet(parent.maybeChild(index)?.marks ?? [])
  let first = $from.index()
  // At the end of the link the caret stands before what follows it.
  if (!isLinked(first)) first -= 1
  let last = first
  while (isLinked(first - 1)) first -= 1
  while (isLinked(last + 1)) last += 1
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) }
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state)
    if (list === null) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(li)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.position, type))
    return true
  }
}

/** The innermost list that holds the whole selection. */
function listAround({ selection: { $from, to } }: EditorState): { node: Node; position: number } | null {
  for (let depth = $from.sharedDepth(to); depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === ul || node.type === ol) return { node, position: $from.before(depth) }
  }
  return null
}

function isHeading({ selection: { $from } }: EditorState): boolean {
  return $from.parent.type === h3 || $from.parent.type === h4
}

function isMarked({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { $from, empty, from, to } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}
