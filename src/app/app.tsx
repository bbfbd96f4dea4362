import { RouterProvider, type RouterProviderProps } from 'react-router'

export function App({ router }: RouterProviderProps) {
  return <RouterProvider router={router} />
}
