/**
 * What visitors load first, in few files instead of twenty: small ones compress badly and cost a
 * request each. A group takes along whatever its files import and no earlier group has.
 */
export const firstLoadChunks = [
  { name: 'frame', test: /src\/main\.tsx$/ },
  {
    name: 'public',
    test: /src\/(shared\/public\/(alert|brand|button)|app\/shell\/menus\/language-menu)/,
  },
  { name: 'home', test: /src\/(features\/landing\/pages\/home-page|app\/layouts\/default-layout)/ },
  { name: 'login', test: /src\/(features\/session\/pages\/login-page|app\/layouts\/empty-layout)/ },
]
