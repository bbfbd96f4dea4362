import { useId } from 'react'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { useAuthenticators } from '../../api/security/authenticators'
import {
  useSecondFactorSetting,
  useSetSecondFactorSetting,
} from '../../api/security/second-factor-setting'
import styles from './security.module.css'

/** Whether administrators need an authenticator: decided by one who has their own. */
export function AdminRuleSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const id = useId()
  const setting = useSecondFactorSetting()
  const hasOwn = useAuthenticators(userId).length > 0
  const save = useSetSecondFactorSetting()
  if (!setting) return null
  return (
    <FormSection title={t('security.rule.title')} why={t('security.rule.why')}>
      <div className={`${layout.row} ${layout.gapWide} ${layout.spread} ${styles.row}`}>
        <label htmlFor={id} className={`${layout.grid1} ${styles.words}`}>
          {t('security.rule.label')}
          <span id={`${id}-hint`} className={layout.dim14}>
            {hasOwn
              ? t('security.rule.without', { count: setting.admins_without })
              : t('security.rule.own_first')}
          </span>
        </label>
        <Switch
          id={id}
          aria-label={t('security.rule.label')}
          aria-describedby={`${id}-hint`}
          checked={setting.is_required_for_admins}
          disabled={!hasOwn || save.isPending}
          onChange={(event) => save.mutate(event.currentTarget.checked)}
        />
      </div>
      {save.error ? <InlineError error={save.error} /> : null}
    </FormSection>
  )
}
