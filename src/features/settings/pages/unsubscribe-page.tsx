import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { toAppError } from '@/lib/errors'
import { publicPaths } from '@/lib/router/public-paths'
import { Alert } from '@/shared/public/alert'
import { Button, ButtonLink } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { sendUnsubscribe } from '../api/unsubscribe'

type State = 'ask' | 'done' | 'undone' | 'over'

/** Where the link below a digest leads: one tap stops them, another puts them back. */
export function UnsubscribePage() {
  const { t } = useTranslation('settings')
  const { token = '' } = useParams()
  const [state, setState] = useState<State>('ask')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function send(isUndo: boolean) {
    setSending(true)
    setFailed(false)
    try {
      await sendUnsubscribe(token, isUndo)
      setState(isUndo ? 'undone' : 'done')
    } catch (error) {
      if (toAppError(error).detail === 'unsubscribe_over') setState('over')
      else setFailed(true)
    }
    setSending(false)
  }

  return (
    <div
      className={layout.stack4}
      style={{ inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' }}
    >
      <h1 className={layout.plain}>{t(`unsubscribe.${state}_title`)}</h1>
      <p className={layout.plain} role="status">
        {t(`unsubscribe.${state}`)}
      </p>
      {hasFailed ? <Alert kind="error" title={t('unsubscribe.failed')} /> : null}
      {state === 'done' ? (
        <Button kind="secondary" disabled={isSending} onClick={() => void send(true)}>
          {t('unsubscribe.undo')}
        </Button>
      ) : null}
      {state === 'ask' || state === 'undone' ? (
        <Button disabled={isSending} onClick={() => void send(false)}>
          {t('unsubscribe.stop')}
        </Button>
      ) : null}
      <ButtonLink kind="quiet" to={publicPaths.home}>
        {t('unsubscribe.home')}
      </ButtonLink>
    </div>
  )
}
