import type { AgendaItem } from '../../../model/agenda'
import { isOpenForAnswers, type AnswerBook } from '../../../model/family/answers'
import { childrenOf, type Child } from '../../../model/family/children'
import { AnswerButtons } from './answer-buttons'

export interface Answering {
  /** The children looked at. */
  shown: readonly Child[]
  family: readonly Child[]
  book: AnswerBook
  now: number
}

interface AnswerRowsProps extends Answering {
  item: AgendaItem
  size: 'icons' | 'words'
}

/** The answers to one date: siblings in one team each have their own. */
export function AnswerRows({ item, size, shown, ...answering }: AnswerRowsProps) {
  const players = childrenOf(item, shown)
  return players.map((child) => (
    <AnswerButtons
      key={child.id}
      item={item}
      child={child}
      size={size}
      isNamed={players.length > 1}
      {...answering}
    />
  ))
}

/** Whether anybody here may say who comes to this date. */
export function isAnswerable(item: AgendaItem, { shown, now }: Answering): boolean {
  return isOpenForAnswers(item, now) && childrenOf(item, shown).some((child) => child.may_answer)
}
