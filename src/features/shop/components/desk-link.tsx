import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { ButtonLink } from '@/shared/public/button'
import { useMyShops } from '../api/shops'

/** For those who run a shop, the way behind its counter; nothing for everybody else. */
export function DeskLink() {
  const userId = useSession()?.profile?.id
  return userId ? <OwnShops userId={userId} /> : null
}

function OwnShops({ userId }: { userId: string }) {
  const { data = [] } = useMyShops(userId)
  return data.length > 0 ? <Way /> : null
}

function Way() {
  const { t } = useTranslation('shop/desk')
  return (
    <span style={{ marginInlineStart: 'auto' }}>
      <ButtonLink to={paths.shop.products} kind="secondary">
        {t('desk.link')}
      </ButtonLink>
    </span>
  )
}
