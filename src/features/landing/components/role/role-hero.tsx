import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/shared/public/button'
import type { LandingRole, RoleText } from '../../model/page-text'
import { HeroPicture } from '../hero-picture'
import { TryLink } from '../try-link'
import { useWayIn } from './use-way-in'
import styles from '../hero.module.css'

export function RoleHero({ role, text }: { role: LandingRole; text: RoleText['hero'] }) {
  const { t } = useTranslation('landing/pages')
  const { to, label } = useWayIn(role)
  return (
    <section className={styles.hero} aria-labelledby="hero-title" style={{ minBlockSize: 0 }}>
      <div className={styles.words}>
        <p className={styles.finePrint}>{t(`pages.${role}`)}</p>
        <h1 id="hero-title" className={styles.title}>
          {text.title}
        </h1>
        <p className={styles.lead}>{text.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={to}>{label}</ButtonLink>
          <a className={styles.how} href="#prices">
            {t('role.see_prices')}
          </a>
          <TryLink as={role} className={styles.how}>
            {t('role.try')}
          </TryLink>
        </div>
      </div>
      <div className={styles.scene}>
        <HeroPicture />
      </div>
    </section>
  )
}
