import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnUser, useUpdateOwnUser } from '@/features/people/api/user-api'
import { isLocale, locales, type Locale } from '@/lib/i18n/locale'
import { currentLocale } from '@/lib/i18n/setup'
import { switchLocale } from '@/lib/i18n/switch-locale'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { LanguageChoice } from './language-choice'

type Patch = { locale: Locale } | { mobile_locale: Locale | null }

/** The language of the app and its e-mails, and another one for the mobile app; a tap saves. */
export function LanguageSettings({ userId }: { userId: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const user = useOwnUser(userId)
  const { mutateAsync: update, isPending } = useUpdateOwnUser(userId, { isQuiet: true })
  const [failed, setFailed] = useState<Patch | null>(null)
  const general = currentLocale()
  const options = locales.map((value) => ({
    value,
    label: t(`common:languages.${value}`),
    flag: value,
    lang: value,
  }))

  async function save(patch: Patch) {
    setFailed(null)
    try {
      await update(patch)
      if ('locale' in patch) await switchLocale(patch.locale)
      showToast('success', 'settings:language.saved', { style: 'compact' })
    } catch {
      setFailed(patch)
    }
  }

  const failure = failed ? (
    <Alert
      kind="error"
      title={t('failures.language')}
      actions={
        <Button kind="secondary" onClick={() => void save(failed)}>
          {t('common:ui.retry')}
        </Button>
      }
    />
  ) : null
  const isOther = user.locale !== general
  return (
    <>
      <LanguageChoice
        label={t('language.general')}
        hint={t('language.general_hint')}
        value={general}
        options={options}
        busy={isPending}
        onChange={(locale) => void save({ locale })}
      >
        {failed && 'locale' in failed ? failure : null}
        {isOther && isLocale(user.locale) && !failed ? (
          <Alert
            title={t('language.mail_differs', {
              language: t(`common:languages.${user.locale}`),
            })}
            actions={
              <Button kind="secondary" onClick={() => void save({ locale: general })}>
                {t('language.use_here', { language: t(`common:languages.${general}`) })}
              </Button>
            }
          />
        ) : null}
      </LanguageChoice>
      <LanguageChoice
        label={t('language.mobile')}
        hint={t('language.mobile_hint')}
        value={isLocale(user.mobile_locale) ? user.mobile_locale : 'general'}
        options={[{ value: 'general' as const, label: t('language.like_general') }, ...options]}
        busy={isPending}
        onChange={(choice) => void save({ mobile_locale: choice === 'general' ? null : choice })}
      >
        {failed && 'mobile_locale' in failed ? failure : null}
      </LanguageChoice>
    </>
  )
}
