/**
 * What visitors load first, and what everybody behind sign-in does, in few files instead of dozens: small
 * ones compress badly and cost a request each. A group takes along whatever its files import and no earlier group has.
 */
export const firstLoadChunks = [
  {
    name: 'frame',
    test: /src\/(main\.tsx|shared\/public\/(alert|brand|button)|app\/shell\/menus\/language-menu|lib\/(env|device\/shop-cart-entry)\.ts)/,
  },
  { name: 'visit', test: /src\/app\/layouts\/default-layout/ },
  { name: 'home', test: /src\/features\/landing\/pages\/home-page/ },
  { name: 'login', test: /src\/(features\/session\/pages\/login-page|app\/layouts\/empty-layout)/ },
  { name: 'shop', test: /src\/features\/shop\/(front-routes|pages\/shop-page|catalogue-loader)/ },
  // Behind sign-in: the frame of every page, then what dozens of pages share; file by file it would be
  // over a hundred requests, each of them a turn on a phone's line.
  { name: 'session', test: /src\/features\/session\/api\/session-effects/ },
  { name: 'club', test: /src\/(app\/router\/(school-rows|landing-files)|lib\/i18n\/member-texts)/ },
  { name: 'signed-in', test: /src\/app\/layouts\/(signed-in-shell|app-providers)/ },
  { name: 'icons', test: /@tabler\/icons-react\/.*\/Icon/, minShareCount: 3 },
  { name: 'shared', test: /src\/(lib|shared|features)\//, minShareCount: 60 },
]
