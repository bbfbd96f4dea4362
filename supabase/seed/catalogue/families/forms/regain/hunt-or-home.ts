/** After a loss a team hunts or runs home: one call decides. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const huntOrHome: Exercise = {
  key: 'hunt-or-home',
  sizes: createSizes({
    small: [40, 30],
    large: [54, 40],
    ages: [12, 14],
    level: 3,
    time: [5, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    board.zones([0.5, 0, 1, 1])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.42, 0.5], [0.6, 0.16], [0.64, 0.62], [0.76, 0.36], [0.3, 0.34])
    const b = board.players('b', [0.56, 0.44], [0.7, 0.22], [0.72, 0.5], [0.78, 0.72], [0.44, 0.7])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.56, 0.34]], [b(2), [0.66, 0.18]], [theirs, [0.96, 0.46]])
    board.into(b(3), [0.7, 0.4], [a(4), [0.78, 0.4]])
    board.run(
      [a(4), [0.72, 0.42]],
      [a(3), [0.66, 0.52]],
      [a(2), [0.66, 0.28]],
      [a(1), [0.5, 0.56]],
      [b(3), [0.68, 0.4]],
      [b(5), [0.4, 0.78]],
    )
    board.into(b(5), [0.38, 0.76], [a(1), [0.34, 0.68]], [a(5), [0.2, 0.48]], [a(3), [0.48, 0.58]])
    board.run([b(5), [0.26, 0.7]], [a(1), [0.22, 0.62]], [a(5), [0.16, 0.54]], [ours, [0.05, 0.54]])
    board.shoot([0, 0.44], [ours, [0.03, 0.54]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Hunt or home',
      aim: 'Decide within a second after the loss: is the ball close enough to hunt, or do we run home?',
      setup:
        'Pitch of {l} × {w} m, youth goals and keepers, two teams of five outfield players. The attacking half is the hunting half.',
      rules: [
        'A ball lost in the hunting half may be hunted for five seconds.',
        'The first player at the ball shouts “hunt” or “home”.',
        'At “home” all five must be behind the ball before it crosses the last quarter.',
        'A ball won back in the hunting half leads straight to a finish.',
        'A loss in the defending half is always “home”.',
      ],
      points: [
        'Hunt: ball in the air, back to goal, or a bad first touch.',
        'Home: ball carrier faces forward and has room.',
        'One decision for all; half and half is the worst.',
        'Going home: first the centre, then your opponent.',
      ],
      harder: ['The coach gives a neutral striker to the team that breaks.'],
      easier: ['The coach calls “hunt” or “home” for the first two rounds.'],
      scoring: 'Regain and goal: three. Home in time: one. Break goal: two.',
      question: 'Which sign made you call “home”?',
      fault: 'Two hunt, three run home: between them lies all the space.',
    },
    de: {
      title: 'Jagen oder heim',
      aim: 'In der ersten Sekunde nach dem Verlust entscheiden: Ist der Ball nah genug zum Jagen, oder geht es heim?',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern, fünf gegen fünf Feldspieler. Die Angriffshälfte ist Jagdgebiet.',
      rules: [
        'Ein Ball, der im Jagdgebiet verloren geht, darf fünf Sekunden gejagt werden.',
        'Wer zuerst am Ball ist, ruft „Jagen“ oder „Heim“.',
        'Bei „Heim“ müssen alle fünf hinter dem Ball sein, bevor er das letzte Viertel erreicht.',
        'Nach Rückeroberung im Jagdgebiet folgt direkt der Abschluss.',
        'Ein Verlust in der eigenen Hälfte heißt immer „Heim“.',
      ],
      points: [
        'Jagen: Ball in der Luft, Gegner mit dem Rücken zum Tor oder schlechte Annahme.',
        'Heim: Der Ballführende schaut nach vorn und hat Platz.',
        'Eine Entscheidung für alle; halb und halb ist am schlechtesten.',
        'Auf dem Heimweg: erst die Mitte, dann der Gegner.',
      ],
      harder: ['Das konternde Team bekommt einen neutralen Stürmer dazu.'],
      easier: ['In den ersten beiden Durchgängen ruft der Trainer.'],
      scoring: 'Rückeroberung mit Tor: drei. Rechtzeitig daheim: einer. Kontertor: zwei.',
      question: 'Welches Zeichen ließ euch „Heim“ rufen?',
      fault: 'Zwei jagen, drei laufen heim: Dazwischen liegt der ganze Platz.',
    },
    bg: {
      title: 'Лов или вкъщи',
      aim: 'Решение в първата секунда след загубата: достатъчно близо ли е топката за лов, или се прибираме?',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари, два отбора по петима полеви играчи. Нападателната половина е ловна зона.',
      rules: [
        'Топка, загубена в ловната зона, може да се гони пет секунди.',
        'Най-близкият до топката вика „лов“ или „вкъщи“.',
        'При „вкъщи“ и петимата са зад топката, преди тя да влезе в последната четвърт.',
        'След отнемане в ловната зона веднага се търси удар.',
        'Загуба в своята половина винаги означава „вкъщи“.',
      ],
      points: [
        'Лов: топка във въздуха, противник с гръб или лошо докосване.',
        'Вкъщи: водещият гледа напред и има място.',
        'Едно решение за всички; наполовина е най-лошо.',
        'По пътя назад: първо центърът, после противникът.',
      ],
      harder: ['Контраатакуващият отбор получава и неутрален нападател.'],
      easier: ['В първите две серии вика треньорът.'],
      scoring: 'Отнемане и гол – три. Прибрани навреме – една. Гол от контра – две.',
      question: 'По какво познахте, че трябва да викнете „вкъщи“?',
      fault: 'Двама гонят, трима се прибират: между тях е цялото пространство.',
    },
  },
}
