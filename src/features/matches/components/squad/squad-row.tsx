import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import type { SquadFacts } from '../../api/match-squad'
import {
  clearances,
  isCalledUp,
  noChoice,
  setClearance,
  setReason,
  setRole,
  setShirt,
  squadReasons,
  squadRoles,
  type Choices,
} from '../../model/squad-choice'
import type { SquadLine } from '../../model/squad-lines'
import type { SuggestionWhy } from '../../model/suggest-squad'
import { ShirtInput } from './shirt-input'
import styles from './squad.module.css'
import { useRowText, type AnsweredRow } from './use-row-text'

interface SquadRowProps {
  line: SquadLine<AnsweredRow>
  facts: SquadFacts | null
  /** Why the proposal says so; null where the coach decided. */
  why: SuggestionWhy | null
  choices: Choices
  userId: string
  /** The player's load, below the facts. */
  load: ReactNode
  onChange: (choices: Choices) => void
}

/** A player: what the family said, what was played so far, and the decision. */
export function SquadRow({ line, facts, why, choices, userId, load, onChange }: SquadRowProps) {
  const { t } = useTranslation('matches/squad')
  const text = useRowText(userId)
  const { id, row, isGuest } = line
  // a guest whose team another coach looks after has no name here
  const name = line.name || t('guest.unknown')
  const choice = choices[id] ?? noChoice
  return (
    <li
      className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.lineBelow} ${layout.padBlock2}`}
      aria-label={name}
    >
      <div className={layout.line3}>
        <PersonAvatar name={name} />
        <div className={layout.stack}>
          <span className={layout.name}>
            {name}
            {isGuest ? ` (${t('guest.badge')})` : null}
          </span>
          <span className={`${layout.dim13} ${row?.needs_reconfirmation ? layout.amber : ''}`}>
            {text.answer(row)}
          </span>
          <span className={layout.dim13Figures}>{text.facts(facts)}</span>
          {load}
          {why ? (
            <span className={`${layout.dim13} ${layout.accent}`}>{t(`why.${why}`)}</span>
          ) : null}
          {facts?.is_sent_off && isCalledUp(choice.role) ? (
            <select
              className={styles.reason}
              aria-label={t('clearance_of', { name })}
              aria-invalid={choice.clearance === null}
              value={choice.clearance ?? ''}
              onChange={(event) => {
                const clearance = clearances.find((one) => one === event.currentTarget.value)
                onChange(setClearance(choices, id, clearance ?? null))
              }}
            >
              <option value="">{t('clearances.none')}</option>
              {clearances.map((clearance) => (
                <option key={clearance} value={clearance}>
                  {t(`clearances.${clearance}`)}
                </option>
              ))}
            </select>
          ) : null}
        </div>
      </div>
      <div className={`${layout.row2} ${styles.tools}`}>
        <ShirtInput
          key={choice.shirt ?? ''}
          label={t('shirt', { name })}
          value={choice.shirt}
          onChange={(shirt) => onChange(setShirt(choices, id, shirt))}
        />
        <div role="group" aria-label={t('role_of', { name })} className={layout.inline}>
          {squadRoles.map((role) => (
            <button
              key={role}
              type="button"
              className={styles.role}
              data-role={role}
              aria-pressed={choice.role === role}
              onClick={() => onChange(setRole(choices, id, role))}
            >
              {t(`roles.${role}`)}
            </button>
          ))}
        </div>
        {choice.role === 'not_called' ? (
          <select
            className={styles.reason}
            aria-label={t('reason_of', { name })}
            value={choice.reason ?? 'other'}
            onChange={(event) => {
              const reason = squadReasons.find((one) => one === event.currentTarget.value)
              if (reason) onChange(setReason(choices, id, reason))
            }}
          >
            {squadReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reasons.${reason}`)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </li>
  )
}
