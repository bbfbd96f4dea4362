/**
 * Every address of the app once (spec section 2). Build links with `href(pattern, params)`. What is in
 * the first load takes `publicPaths`, so that visitors do not carry the whole club's addresses.
 */
import { generatePath } from 'react-router'
import { publicPaths } from './public-paths'
import { shopPaths } from './shop-paths'
import { visitorPaths } from './visitor-paths'

const createCrudPaths = <const Base extends string>(base: Base) =>
  ({
    list: base,
    create: `${base}/create`,
    edit: `${base}/edit/:id`,
    details: `${base}/details/:id`,
  }) as const

export const paths = {
  ...publicPaths,
  pricing: visitorPaths.pricing,
  lookAround: visitorPaths.lookAround,
  info: { ...publicPaths.info, parentalConsent: visitorPaths.parentalConsent },
  profile: '/profile',
  settings: {
    ...publicPaths.settings,
    language: '/settings/language',
    payments: '/settings/payments',
    notifications: '/settings/notifications',
    data: '/settings/data',
    security: '/settings/security',
    profile: {
      admin: '/settings/profile/admin',
      coach: '/settings/profile/coach',
      owner: '/settings/profile/owner',
      parent: '/settings/profile/parent',
      player: '/settings/profile/player',
    },
  },
  shop: {
    ...publicPaths.shop,
    ...shopPaths,
    create: '/shop/create',
    products: '/shop/products',
    edit: '/shop/edit/:id',
    orderSuccess: '/shop/order-success',
    myOrders: '/shop/my-orders',
    myOrder: '/shop/my-orders/:id',
    orderEdit: '/shop/orders/edit/:id',
    orderDetails: '/shop/orders/details/:id',
  },
  teams: {
    ...createCrudPaths('/teams'),
    rate: '/teams/rate/:id',
    tests: '/teams/tests/:id',
    /** Open to everybody who holds the link. */
    join: '/shared/team/:token',
  },
  fields: createCrudPaths('/fields'),
  players: {
    ...createCrudPaths('/players'),
    invite: '/players/invite-player',
    import: '/players/import',
  },
  coaches: { list: '/coaches', details: '/coaches/details/:id' },
  achievements: createCrudPaths('/achievements'),
  owners: { details: '/owners/details/:id' },
  parents: { details: '/parents/details/:id' },
  schools: { mine: '/schools/my-school/:clubId' },
  tasks: {
    active: '/tasks-active',
    ofPlayer: '/tasks-active/player/:id',
    quiz: '/tasks-active/quiz/:id',
    assign: '/tasks/assign',
    addForPlayer: '/coach-lab/player/:playerId/add-note-and-tasks',
  },
  development: {
    write: '/development/plan/:playerId',
    review: '/development/review/:id',
    team: '/coach-lab/development',
  },
  notes: {
    lab: '/coach-lab/notes',
    history: '/notes/history',
    historyDetails: '/notes/history/details/:id',
  },
  support: { list: '/support', ask: '/support/ask', details: '/support/details/:id' },
  calendar: {
    matches: '/calendar/match-calendar',
    trainings: '/calendar/training-calendar',
    personal: '/calendar/player-personal-calendar',
  },
  messages: '/communication/messages',
  help: '/help',
  matches: {
    list: '/match-manager/matches',
    create: '/match-manager/create-match',
    edit: '/match-manager/edit-match/:id',
    details: '/match-manager/details/:id',
    live: '/match-manager/live/:id',
    rotation: '/match-manager/rotation/:id',
    ledger: '/match-manager/playing-time/:teamId',
    season: '/match-manager/season/:teamId',
    import: '/match-manager/import-fixtures',
    createTournament: '/match-manager/create-tournament',
    tournament: '/match-manager/tournament/:id',
  },
  trainings: {
    create: '/training-manager/trainings/create',
    mine: '/training-manager/trainings/my-trainings',
    all: '/training-manager/trainings/all-my-trainings',
    edit: '/training-manager/trainings/edit/:trainingId',
    details: '/training-manager/trainings/details/:trainingId',
    attendance: '/training-manager/trainings/attendance/:trainingId',
    quick: '/training-manager/trainings/quick',
    live: '/training-manager/trainings/live/:trainingId',
    print: '/training-manager/trainings/print/:trainingId',
    series: '/training-manager/series',
    seriesCreate: '/training-manager/series/create',
    seriesEdit: '/training-manager/series/edit/:seriesId',
    /** Open to everybody who holds the link. */
    shared: '/shared/training/:token',
  },
  exercises: {
    create: '/training-manager/exercise/create-exercise',
    library: '/training-manager/exercise/exercise-library',
    edit: '/training-manager/exercise/edit/:id',
    details: '/training-manager/exercise/details/:id',
    /** Open to everybody who holds the link. */
    shared: '/shared/exercise/:token',
    transfer: '/training-manager/exercise/transfer',
    collections: '/training-manager/exercise/collections',
    collection: '/training-manager/exercise/collections/:id',
  },
  seasonPlan: {
    home: '/training-manager/season-plan',
    team: '/training-manager/season-plan/:teamId',
  },
  mental: {
    ...createCrudPaths('/mental-training/mental-exercises'),
    activeDetails: '/mental-training/mental-active/details/:id',
  },
  individual: {
    ...createCrudPaths('/individual-training/exercise-library'),
    progress: '/individual-training/progress-history',
    progressDetails: '/individual-training/progress-history/details/:id',
    activeDetails: '/individual-training/individual-active/details/:id',
  },
  animator: {
    list: '/animator',
    /** `new` instead of an id starts a drawing. */
    editor: '/animator/editor/:id',
    details: '/animator/details/:id',
    /** Open to everybody who holds the link. */
    shared: '/shared/animation/:token',
  },
  adminTools: {
    pushTest: '/admin/push-test',
    notePushTest: '/admin/test-note-push',
    orderPushTest: '/admin/test-order-push',
    notificationsTest: '/admin/notifications-test',
    notificationSettings: '/admin/notification-settings',
  },
  /** From the foot of a digest; open to everybody who holds the link. */
  unsubscribe: '/unsubscribe/:token',
  admin: {
    root: '/dashboard/admin',
    overview: '/dashboard/admin/overview',
    users: createCrudPaths('/dashboard/admin/users'),
    inviteOwner: '/dashboard/admin/invite-owner',
    schools: createCrudPaths('/dashboard/admin/schools'),
    audit: '/dashboard/admin/audit',
    safety: '/dashboard/admin/safety',
    support: '/dashboard/admin/support',
    viewAs: '/dashboard/admin/view-as/:id',
    analytics: '/dashboard/admin/analytics',
    trainings: '/dashboard/admin/trainings',
    subscriptions: '/dashboard/admin/subscriptions',
    plans: createCrudPaths('/dashboard/admin/subscriptions/plans'),
    active: {
      list: '/dashboard/admin/subscriptions/active',
      details: '/dashboard/admin/subscriptions/active/details/:id',
    },
  },
  coach: {
    root: '/dashboard/coach',
    overview: '/dashboard/coach/overview',
    safety: '/dashboard/coach/safety',
    fees: '/dashboard/coach/finances',
    analytics: '/dashboard/coach/analytics',
  },
  owner: {
    root: '/dashboard/owner',
    overview: '/dashboard/owner/overview',
    safety: '/dashboard/owner/safety',
    analytics: '/dashboard/owner/analytics',
    academy: '/dashboard/owner/settings/academy',
    billing: '/dashboard/owner/settings/billing',
    fees: '/dashboard/owner/finances',
  },
  parent: { root: '/dashboard/parent', overview: '/dashboard/parent/overview' },
  player: {
    root: '/dashboard/player',
    overview: '/dashboard/player/overview',
    analytics: '/dashboard/player/analytics',
  },
} as const

/** Fills a pattern's parameters, typed from the pattern itself. */
export const href = generatePath
