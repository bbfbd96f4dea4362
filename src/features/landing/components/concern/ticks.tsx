import { useTranslation } from 'react-i18next'
import styles from './concern.module.css'

const always = ['is_urgent', 'is_about_officer', 'is_about_owner', 'is_for_platform'] as const

/** Who is meant and who must not read it; whoever is signed in may leave out their name. */
export function Ticks({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('landing/concern')
  const names = isSignedIn ? ([...always, 'is_anonymous'] as const) : always
  return (
    <fieldset className={styles.ticks}>
      <legend>{t('report.who')}</legend>
      {names.map((name) => (
        <label key={name} className={styles.tick}>
          <input type="checkbox" name={name} />
          {t(`report.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
