import type texts from './en.json'
import type subscriptions from './subscriptions/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    admin: typeof texts
    'admin/subscriptions': typeof subscriptions
  }
}
