/** The only way to make a route: meta data, guard before data, code and texts loaded with the page. */
import type { ComponentType } from 'react'
import {
  data,
  redirect,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router'
import { loadNamespaces } from '@/lib/i18n/setup'
import { checkAccess } from './guard'

export type LayoutName =
  'admin' | 'coach' | 'default' | 'empty' | 'owner' | 'parent' | 'player' | 'role'

/** What the guard of spec section 6 does on this address; compared with the rule itself in a test. */
export type Access = 'open' | 'signed_in' | 'role_required' | 'admin_only' | 'dashboard'

export interface PageSpec {
  path: string
  /** Translation key `namespace:path` of title; the description is found beside it as `<key>_description`. */
  title: string
  /** `role` takes the layout of the visitor's active role, `default` for anybody without one. */
  layout: LayoutName
  access: Access
  /** The feature folder that owns the screen. */
  feature: string
  component: () => Promise<ComponentType>
  loader?: () => Promise<LoaderFunction>
  /** The row's rule for its address: false answers 404 (spec section 5). Ids of the address are looked at unless it is given. */
  validate?: (params: Params) => boolean
  /** Namespaces to load with the page; the title's own is always loaded. */
  namespaces?: readonly string[]
  /** Made of plain elements: a visitor's frame brings no component kit for it. */
  isLight?: boolean
  /** Search engines may list the page; only public pages should. */
  isIndexed?: boolean
  /** Use the full width (boards, calendars, tables); forms and details keep 1280 px. */
  isWide?: boolean
}

export type PageMeta = Omit<PageSpec, 'component' | 'loader' | 'validate'>

export interface PageHandle {
  page: PageMeta
  /** Code and texts without a word of the guard's: for somebody about to come. */
  fetchFiles: () => Promise<unknown>
}

export interface RedirectHandle {
  redirectsTo: string
  feature: string
}

/** Builds a route row. Throws (router errors) redirect or 404 before any data is asked for. */
export function createPage(spec: PageSpec): RouteObject {
  const { component, loader, validate = hasValidIds, ...meta } = spec
  const namespaces = [spec.title.split(':')[0] ?? 'common', ...(spec.namespaces ?? [])]
  const fetchTexts = () => loadNamespaces(namespaces)
  const handle: PageHandle = {
    page: meta,
    fetchFiles: () => Promise.all([component(), loader?.(), fetchTexts()]),
  }
  return {
    path: spec.path,
    handle,
    loader: async (args) => {
      // code and texts are on their way while the guard still asks; data waits for its word
      const load = loader?.()
      const texts = fetchTexts()
      Promise.all([load, texts]).catch(() => undefined)
      await assertAccess(args)
      if (!validate(args.params)) throw createNotFound(args.request)
      const [result] = await Promise.all([load?.then((read) => read(args)), texts])
      return result ?? null
    },
    // a turn later than the loader: what asks for the data comes first over a slow line
    lazy: { Component: () => Promise.resolve().then(component) },
  }
}

/** A dashboard's bare address: the guard first, then on to its overview (spec section 2). */
export function createIndexRedirect(path: string, to: string, feature: string): RouteObject {
  const handle: RedirectHandle = { redirectsTo: to, feature }
  return {
    path,
    handle,
    element: null,
    loader: async (args) => {
      await assertAccess(args)
      return redirect(to)
    },
  }
}

async function assertAccess({ request }: LoaderFunctionArgs): Promise<void> {
  const verdict = await checkAccess(new URL(request.url))
  if (verdict.kind === 'redirect') throw redirect(verdict.to)
}

/** Parameters called `id` or `…Id` are UUIDs on every page. */
export function hasValidIds(params: Params): boolean {
  return Object.entries(params).every(
    ([name, value = '']) =>
      !/id$/i.test(name) || /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(value),
  )
}

/** The 404 of a page whose rule rejects this address (spec section 5), to be thrown. */
export function createNotFound(request: Request) {
  return data(`Page Not Found: ${new URL(request.url).pathname}`, { status: 404 })
}

/** The last row: an address nobody owns, after the guard has had its say. */
export function createNotFoundRoute(): RouteObject {
  const handle: PageHandle = {
    page: {
      path: '*',
      title: 'common:pages.not_found',
      layout: 'role',
      access: 'signed_in',
      feature: 'app',
    },
    fetchFiles: () => Promise.resolve(),
  }
  return {
    path: '*',
    handle,
    element: null,
    loader: async (args) => {
      await assertAccess(args)
      const { pathname, search } = new URL(args.request.url)
      // no route matches: spec section 8
      throw data(`Page not found: ${pathname + search}`, { status: 404 })
    },
  }
}
