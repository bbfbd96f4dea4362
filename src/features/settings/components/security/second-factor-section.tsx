import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AppRole } from '@/features/session/model/session'
import { refreshProfile } from '@/features/session/api/session-store'
import { AuthenticatorSetup } from '@/features/session/widgets/authenticator-setup'
import { CodeForm } from '@/features/session/widgets/code-form'
import { formatDate } from '@/lib/dates'
import { invalidateTables } from '@/lib/query/tables'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { useAuthenticators, useDeleteAuthenticator } from '../../api/security/authenticators'
import styles from './security.module.css'

interface SecondFactorSectionProps {
  userId: string
  roles: readonly AppRole[]
}

/** The own authenticators: set one up, take one away. */
export function SecondFactorSection({ userId, roles }: SecondFactorSectionProps) {
  const { t } = useTranslation(['settings', 'common'])
  const client = useQueryClient()
  const authenticators = useAuthenticators(userId)
  const [open, setOpen] = useState<string | null>(null)
  const remove = useDeleteAuthenticator()
  const isAdvised = roles.some((role) => role === 'admin' || role === 'owner' || role === 'coach')

  async function finishSetup(): Promise<void> {
    await refreshProfile()
    await invalidateTables(client, ['auth.factors'])
    setOpen(null)
    showToast('success', 'settings:security.factor.added')
  }

  return (
    <FormSection title={t('security.factor.title')} why={t('security.factor.why')}>
      {authenticators.length === 0 && isAdvised ? (
        <p className={layout.text14}>{t('security.factor.advice')}</p>
      ) : null}
      {authenticators.length > 0 ? (
        <ul className={`${layout.listGrid} ${styles.list}`}>
          {authenticators.map(({ id, addedAt }) => (
            <li
              key={id}
              className={`${layout.row} ${layout.gapWide} ${layout.spread} ${styles.row}`}
            >
              <span className={`${layout.grid1} ${styles.words}`}>
                {t('security.factor.app')}
                <span className={layout.dim14}>
                  {t('security.factor.since', { date: formatDate(addedAt) })}
                </span>
              </span>
              {open === id ? null : (
                <Button kind="secondary" onClick={() => setOpen(id)}>
                  {t('security.factor.remove')}
                </Button>
              )}
              {open === id ? (
                <div className={styles.wide}>
                  <CodeForm
                    label={t('security.factor.remove_code')}
                    onCode={async (code) => {
                      await remove.mutateAsync({ id, code })
                      setOpen(null)
                    }}
                  >
                    <Button kind="quiet" onClick={() => setOpen(null)}>
                      {t('common:ui.cancel')}
                    </Button>
                  </CodeForm>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {open === 'setup' ? (
        <AuthenticatorSetup
          cancelLabel={t('common:ui.cancel')}
          onCancel={() => setOpen(null)}
          onDone={finishSetup}
        />
      ) : (
        <div>
          <Button
            kind={authenticators.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setOpen('setup')}
          >
            {t(authenticators.length > 0 ? 'security.factor.add_another' : 'security.factor.add')}
          </Button>
        </div>
      )}
      {authenticators.length === 1 ? (
        <p className={layout.dim14}>{t('security.factor.second_advice')}</p>
      ) : null}
    </FormSection>
  )
}
