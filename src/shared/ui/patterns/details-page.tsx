import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { BackLink, type BackLinkProps } from './back-link'
import styles from './details-page.module.css'
import { FactList, type Fact } from '../cards/fact-list'
import { PageHeader } from './page-header'
import { TabLinks } from './tab-links'
import { useActiveTab } from './use-active-tab'

interface DetailsTab {
  key: string
  label: string
  content: ReactNode
}

interface DetailsPageProps {
  title: ReactNode
  back?: BackLinkProps
  /** A badge or line under the title. */
  description?: ReactNode
  /** Avatar or diagram. */
  media?: ReactNode
  /** Two or three facts. */
  facts?: readonly Fact[]
  /** The primary action. */
  actions?: ReactNode
  /** The overflow menu. */
  menu?: ReactNode
  tabs?: readonly DetailsTab[]
  /** What one comes for, above the tabs: what is next, figures. */
  lead?: ReactNode
  /** "What next": beside the content on a desktop, below it on a phone. */
  rail?: ReactNode
  children?: ReactNode
}

/** Pattern 2: a header band, tabs kept in the address, and a right rail. */
export function DetailsPage(props: DetailsPageProps) {
  const { title, back, description, media, facts, actions, menu, tabs = [], lead, rail } = props
  const active = useActiveTab(tabs.map((tab) => tab.key))
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      {back ? <BackLink {...back} /> : null}
      <div className={`${layout.stack4} ${styles.band}`}>
        {media ? <div className={layout.fixed}>{media}</div> : null}
        <div className={`${layout.stack3} ${styles.main}`}>
          <PageHeader
            title={title}
            actions={
              actions || menu ? (
                <>
                  {actions}
                  {menu}
                </>
              ) : null
            }
          />
          {description ? <div className={layout.dim14}>{description}</div> : null}
          {facts ? <FactList facts={facts} /> : null}
        </div>
      </div>
      {lead}
      {tabs.length > 0 ? <TabLinks tabs={tabs} /> : null}
      <div className={`${layout.gap5} ${styles.columns}`} data-rail={rail ? true : undefined}>
        <div className={styles.content}>
          {tabs.find((tab) => tab.key === active)?.content}
          {props.children}
        </div>
        {rail ? <aside className={styles.rail}>{rail}</aside> : null}
      </div>
    </div>
  )
}
