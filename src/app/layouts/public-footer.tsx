import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Brand } from '@/shared/public/brand'
import styles from './public-footer.module.css'

export function PublicFooter() {
  const { t } = useTranslation(['common', 'landing'])
  const columns = [
    {
      title: t('nav.product'),
      links: [
        { to: publicPaths.landing.coach, label: t('landing:footer.coaches') },
        { to: publicPaths.landing.owner, label: t('landing:footer.clubs') },
        { to: publicPaths.landing.parent, label: t('landing:footer.parents') },
        { to: publicPaths.landing.player, label: t('landing:footer.players') },
        { to: publicPaths.shop.home, label: t('nav.shop') },
      ],
    },
    {
      title: t('nav.company'),
      links: [
        { to: publicPaths.info.aboutUs, label: t('landing:pages.about_us') },
        { to: publicPaths.info.contacts, label: t('landing:pages.contacts') },
      ],
    },
    {
      title: t('nav.legal'),
      links: [
        { to: publicPaths.info.privacyPolicy, label: t('landing:pages.privacy_policy') },
        { to: publicPaths.info.termsOfService, label: t('landing:pages.terms_of_service') },
        { to: publicPaths.info.dataProtection, label: t('landing:pages.data_protection') },
        { to: publicPaths.info.parentalConsent, label: t('landing:pages.parental_consent') },
        { to: publicPaths.info.reportConcern, label: t('landing:footer.report_concern') },
      ],
    },
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Brand />
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul className={styles.list}>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link className={styles.link} to={link.to}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
