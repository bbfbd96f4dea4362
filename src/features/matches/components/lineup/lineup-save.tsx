import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useLeaveQuestion } from '@/lib/router/page-blocker'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import type { LineupState } from './use-lineup-state'

/** What the database may refuse (`save_lineup`), each with what to do about it. */
const refusals = [
  'stale_row',
  'player_not_called',
  'too_many_players',
  'unknown_period',
  'match_not_writable',
] as const

/** Saves the changed periods; asks before they are left behind. */
export function LineupSave({ state }: { state: LineupState }) {
  const { t } = useTranslation(['matches/lineup', 'common'])
  const { isDirty, isSaving, isOvertaken, failure } = state
  useGuard(isDirty)
  return (
    <>
      {isOvertaken ? (
        <div role="alert" className={layout.stack2}>
          <p className={layout.text14}>{t('errors.stale_row')}</p>
          <div className={layout.wrap2}>
            <Button kind="secondary" onClick={state.takeTheirs}>
              {t('overtaken.theirs')}
            </Button>
            <Button kind="secondary" onClick={state.keepMine}>
              {t('overtaken.mine')}
            </Button>
          </div>
        </div>
      ) : failure ? (
        <p role="alert" className={`${layout.text14} ${layout.danger}`}>
          {t(`errors.${findRefusal(failure)}`)}
        </p>
      ) : null}
      <div className={layout.between}>
        <span className={layout.dim14} role="status">
          {isSaving ? t('common:form.saving') : isDirty ? t('common:form.unsaved') : t('all_saved')}
        </span>
        <Button busy={isSaving} disabled={!isDirty || isOvertaken} onClick={state.save}>
          {t('actions.save')}
        </Button>
      </div>
    </>
  )
}

function findRefusal(failure: unknown) {
  const { code, detail } = toAppError(failure)
  if (detail === '23503') return 'player_not_called' as const
  const known = refusals.find((name) => name === detail)
  return known ?? (code === 'offline' ? ('offline' as const) : ('other' as const))
}

/** The other tabs of the page count as leaving: they take the board away. */
function useGuard(isDirty: boolean): void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        getTab(currentLocation.search) !== getTab(nextLocation.search)),
    () =>
      confirm({
        title: t('form.leave.title'),
        text: t('form.leave.text'),
        confirmLabel: t('form.leave.confirm'),
        cancelLabel: t('form.leave.stay'),
        isDanger: true,
      }),
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}

function getTab(search: string): string | null {
  return new URLSearchParams(search).get('tab')
}
