import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AnswerButtons } from '@/features/attendance/widgets/family/answer-buttons'
import { AnswerReasons } from '@/features/attendance/widgets/family/answer-reasons'
import { isOpenForAnswers } from '@/features/attendance/model/family/availability'
import { listChildren } from '@/features/attendance/model/family/children'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import type { FamilyEntry } from '../../model/family-entries'
import { MatchFace } from '../match-face'
import { SessionFace } from '../session-face'
import styles from './family-list.module.css'
import { useAnswerWord } from '@/features/attendance/widgets/family/use-answer-word'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'

interface FamilyEntryRowProps {
  entry: FamilyEntry
  family: FamilyDates
  now: number
  warning?: string | null
  /** The colour of its team. */
  look: string
}

/** One date of a family: what, when and where leads to the session; below it each child's answer, given on the spot. */
export function FamilyEntryRow({ entry, family, now, warning, look }: FamilyEntryRowProps) {
  const { t } = useTranslation('calendar')
  const formatAnswer = useAnswerWord(now)
  const { children, book } = family
  const answering = { family: children, book, now }
  const title =
    entry.kind === 'training'
      ? (entry.session.title ?? t('untitled'))
      : t(entry.fixture.is_home ? 'match.home' : 'match.away', { opponent: entry.fixture.opponent })
  return (
    <li className={`${layout.stack2} ${look} ${styles.row}`}>
      {entry.kind === 'training' ? (
        <Link
          className={`${layout.touch} ${layout.undecorated}`}
          to={href(paths.trainings.details, { trainingId: entry.id })}
        >
          <SessionFace session={entry.session} now={now} shape="row" note="" />
        </Link>
      ) : (
        <Link
          className={`${layout.touch} ${layout.undecorated}`}
          to={href(paths.matches.details, { id: entry.id })}
        >
          <MatchFace fixture={entry.fixture} shape="row" warning={warning} />
        </Link>
      )}
      {listChildren(entry, children).map((child) => (
        <div key={child.id} className={layout.betweenLine}>
          <span className={layout.line2}>
            <PersonAvatar name={child.full_name} size={28} />
            <span className={layout.name}>{child.first_name}</span>
          </span>
          {child.may_answer && isOpenForAnswers(entry, now) ? (
            <AnswerButtons item={entry} title={title} child={child} size="icons" {...answering} />
          ) : (
            <span className={layout.dim13}>{formatAnswer(entry, child, book)}</span>
          )}
        </div>
      ))}
      <AnswerReasons item={entry} shown={children} {...answering} />
    </li>
  )
}
