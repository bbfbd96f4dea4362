import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { createMatchFileEvent, formatMatchName } from '@/features/teams/model/match-file'
import { writeCalendar } from '@/lib/calendar-file'
import { toAppError } from '@/lib/errors'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { paths } from '@/lib/router/paths'
import { saveFile } from '@/lib/save-file'
import { showToast } from '@/lib/toast'
import { useConfirm } from '@/shared/ui/confirm'
import type { Match } from '../../api/matches'
import { useDeleteMatch, useSetMatchStatus } from '../../api/match-writes'
import { describeReopenFailure } from '../../model/result-schema'

/** Calling off, setting again, deleting and saving a match as a calendar file. */
export function useMatchSteps(match: Match) {
  const { t } = useTranslation('matches/form')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { mutateAsync: setStatus } = useSetMatchStatus(match.id)
  const { mutateAsync: remove } = useDeleteMatch(match.id)
  const name = formatMatchName(match)

  /** The database tells families of what is still to come (chapter 0815). */
  function isTold() {
    return match.status === 'planned' && Date.parse(match.starts_at) > Date.now()
  }

  async function moveTo(status: 'planned' | 'cancelled', done: string) {
    try {
      await setStatus(status)
      showToast('success', done, { subject: `match:${match.id}` })
    } catch (thrown) {
      const error = toAppError(thrown)
      showToast('error', describeReopenFailure(error) ?? `errors:${error.code}`)
    }
  }

  async function cancel() {
    const isSure = await confirm({
      title: t('cancel.title'),
      text: isTold() ? t('cancel.text_told', { match: name }) : t('cancel.text', { match: name }),
      confirmLabel: t('cancel.action'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (isSure) await moveTo('cancelled', 'matches/form:cancel.done')
  }

  async function deleteForGood() {
    const isSure = await confirm({
      title: t('delete.title'),
      text: isTold() ? t('delete.text_told', { match: name }) : t('delete.text', { match: name }),
      confirmLabel: t('delete.action'),
      cancelLabel: t('keep'),
      isDanger: true,
    })
    if (!isSure) return
    // nothing is left to show on the match's own page
    await navigate(paths.matches.list)
    await remove().catch(ignoreReported)
  }

  function saveCalendarFile() {
    const file = writeCalendar({ name, events: [createMatchFileEvent(match)] })
    const blob = new Blob([file], { type: 'text/calendar;charset=utf-8' })
    saveFile(`${match.starts_at.slice(0, 10)}.ics`, blob)
    showToast('success', 'matches/form:calendar.saved')
  }

  return {
    cancel,
    reinstate: () => moveTo('planned', 'matches/form:reinstate.done'),
    deleteForGood,
    saveCalendarFile,
  }
}
