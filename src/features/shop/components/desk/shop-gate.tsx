import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useMyShops, type MyShop } from '../../api/shops'
import { LogInButton } from '../buying/log-in-button'
import { ShopColumn } from '../buying/shop-column'

interface ShopGateProps {
  /** Of the page, for those it is not for. */
  title: string
  /** For those who run a shop: the one the address names, or their first, and all of them. */
  children: (shop: MyShop, shops: readonly MyShop[]) => ReactNode
}

/** Behind the counter are those who run a shop; everybody else is shown the way to its front. */
export function ShopGate({ title, children }: ShopGateProps) {
  const profile = useSession()?.profile
  return profile ? (
    <Loaded userId={profile.id} title={title}>
      {children}
    </Loaded>
  ) : (
    <NoAccess title={title} isVisitor />
  )
}

function Loaded({ userId, title, children }: ShopGateProps & { userId: string }) {
  const [params] = useSearchParams()
  const { data: shops, error, refetch } = useMyShops(userId)
  if (!shops) {
    return (
      <ShopColumn>
        <PageHeader title={title} />
        {error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
      </ShopColumn>
    )
  }
  const shop = shops.find(({ schoolId }) => schoolId === params.get('shop')) ?? shops[0]
  return shop ? children(shop, shops) : <NoAccess title={title} />
}

interface NoAccessProps {
  title: string
  isVisitor?: boolean
}

export function NoAccess({ title, isVisitor = false }: NoAccessProps) {
  const { t } = useTranslation('shop/desk')
  return (
    <ShopColumn>
      <PageHeader title={title} />
      <EmptyState
        title={t(isVisitor ? 'gate.visitor' : 'gate.title')}
        text={t('gate.text')}
        action={
          <>
            {isVisitor ? <LogInButton /> : null}
            <LinkButton kind={isVisitor ? 'secondary' : 'primary'} to={paths.shop.home}>
              {t('gate.to_shop')}
            </LinkButton>
          </>
        }
      />
    </ShopColumn>
  )
}
