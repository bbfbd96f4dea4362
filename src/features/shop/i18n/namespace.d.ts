import type desk from './desk/en.json'
import type front from './front/en.json'
import type texts from './en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    shop: typeof texts
    'shop/desk': typeof desk
    'shop/front': typeof front
  }
}
