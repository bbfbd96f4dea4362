import { useTranslation } from 'react-i18next'
import { ReasonChoice } from '@/shared/ui/answer/reason-choice'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerAvailability } from '../../api/family/availability'
import {
  getGivenAnswer,
  isOpenForAnswers,
  type AnswerableDate,
} from '../../model/family/availability'
import { listChildren, listIds, type Child } from '../../model/family/children'
import type { Answering } from './answer-rows'

interface AnswerReasonsProps extends Answering {
  item: AnswerableDate
}

/** Why a child does not come to a training: asked once under "No", then said. */
export function AnswerReasons({ item, shown, family, book, now }: AnswerReasonsProps) {
  const { t } = useTranslation('attendance')
  const { t: tClub } = useTranslation()
  const { sayQuietly } = useAnswerAvailability(listIds(family))
  const away = findAway(item, { shown, family, book, now })
  if (away.length === 0) return null
  return (
    <div className={layout.stack2}>
      {away.map(({ id, first_name }) => {
        const { reason, note, answer } = getGivenAnswer(book, item, id)
        if (reason) {
          return (
            <p key={id} className={layout.dim13}>
              {t('availability.because', {
                name: first_name,
                reason: [tClub(`answer.reason.${reason}`), note].filter(Boolean).join(' – '),
              })}
            </p>
          )
        }
        return (
          <ReasonChoice
            key={id}
            given={null}
            onChoose={(chosen) =>
              sayQuietly({
                kind: item.kind,
                id: item.id,
                playerId: id,
                answer,
                reason: chosen,
                note,
              })
            }
          />
        )
      })}
    </div>
  )
}

/** The children shown who do not come to a training that can still be answered. */
export function findAway(item: AnswerableDate, { shown, book, now }: Answering): Child[] {
  if (item.kind !== 'training' || !isOpenForAnswers(item, now)) return []
  return listChildren(item, shown).filter(({ id, may_answer }) => {
    const { answer, needs_reconfirmation } = getGivenAnswer(book, item, id)
    return may_answer && answer === 'no' && !needs_reconfirmation
  })
}
