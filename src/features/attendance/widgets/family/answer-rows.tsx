import {
  isOpenForAnswers,
  type AnswerableDate,
  type AnswerBook,
} from '../../model/family/availability'
import { listChildren, type Child } from '../../model/family/children'
import { AnswerButtons } from './answer-buttons'

export interface Answering {
  /** The children looked at. */
  shown: readonly Child[]
  family: readonly Child[]
  book: AnswerBook
  now: number
}

interface AnswerRowsProps extends Answering {
  item: AnswerableDate
  title: string
  size: 'icons' | 'words'
}

/** The answers to one date: siblings in one team each have their own. */
export function AnswerRows({ item, title, size, shown, ...answering }: AnswerRowsProps) {
  const players = listChildren(item, shown)
  return players.map((child) => (
    <AnswerButtons
      key={child.id}
      item={item}
      title={title}
      child={child}
      size={size}
      isNamed={players.length > 1}
      {...answering}
    />
  ))
}

/** Whether anybody here may say who comes to this date. */
export function isAnswerable(item: AnswerableDate, { shown, now }: Answering): boolean {
  return isOpenForAnswers(item, now) && listChildren(item, shown).some((child) => child.may_answer)
}
