/** Rondo that opens: who wins the ball breaks on two goals, the passers defend them. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const burstTheRondo: Exercise = {
  key: 'burst-the-rondo',
  sizes: createSizes({
    small: [40, 24],
    large: [52, 32],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0.34, 0.2, 0.66, 0.8])
    board.goals('mini', [0, 0.5, 0], [1, 0.5, 180])
    const a = board.players('a', [0.36, 0.5], [0.5, 0.24], [0.64, 0.5], [0.5, 0.76])
    const b = board.players('b', [0.46, 0.42], [0.54, 0.58])
    const out = board.players('b', [0.18, 0.16], [0.82, 0.84])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.46, 0.34]], [b(2), [0.54, 0.48]])
    board.pass(a(3), [b(2), [0.58, 0.46]], [b(1), [0.5, 0.44]])
    board.pass(b(1), [out(1), [0.14, 0.3]], [a(1), [0.32, 0.48]])
    board.into(
      out(1),
      [0.16, 0.34],
      [a(1), [0.24, 0.44]],
      [a(2), [0.36, 0.36]],
      [b(1), [0.34, 0.6]],
      [a(3), [0.5, 0.56]],
    )
    board.into(b(1), [0.16, 0.62], [a(1), [0.16, 0.5]], [a(4), [0.32, 0.72]])
    board.shoot([0, 0.5], [a(1), [0.13, 0.42]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Burst the rondo',
      aim: 'Switch at the change of possession: winners find the runner outside, passers become defenders in one step.',
      setup:
        'Ground of {l} × {w} m with a mini goal at each end and a box in the middle. Inside the box four against two, outside a yellow runner on either side.',
      rules: [
        'The four keep the ball in the box against two.',
        'When the two win it, they play to the runner on either side.',
        'Then all leave the box: yellow attacks the mini goal on that side, green defends.',
        'The runner on the other side stays out.',
        'After a finish or eight seconds the next rondo starts; each round two others hunt.',
      ],
      points: [
        'Before the win know: left or right runner?',
        'Runner: move off the line so that the pass has a lane.',
        'Greens: the two nearest sprint goal-side, not after the ball.',
        'Follow the pass, three against two lasts only seconds.',
      ],
      harder: ['Both goals are open: turn back when one side is shut.'],
      easier: ['The two runners are in front of the goals and cannot be attacked.'],
      scoring:
        'Eight passes: one for green. Goal of the break: two. Ball won back in the break: one.',
      question: 'Who of the four was able to stop the break, and why?',
      fault: 'After the win the ball is kept in the box until the four have recovered.',
    },
    de: {
      title: 'Rondo sprengen',
      aim: 'Beim Ballwechsel umschalten: Die Gewinner finden den Läufer außen, die Passgeber werden mit einem Schritt Verteidiger.',
      setup:
        'Feld von {l} × {w} m mit einem Minitor an jedem Ende und einem Feld in der Mitte. Darin vier gegen zwei, draußen auf jeder Seite ein gelber Läufer.',
      rules: [
        'Die vier halten im Innenfeld den Ball gegen zwei.',
        'Nach Ballgewinn spielen die zwei zum Läufer auf einer der Seiten.',
        'Dann verlassen alle das Innenfeld: Gelb greift das Minitor dieser Seite an, Grün verteidigt.',
        'Der Läufer der anderen Seite bleibt draußen.',
        'Nach dem Abschluss oder acht Sekunden beginnt das nächste Rondo; je Durchgang jagen zwei andere.',
      ],
      points: [
        'Schon vor dem Ballgewinn wissen: linker oder rechter Läufer?',
        'Läufer: so lösen, dass der Pass eine Gasse hat.',
        'Grün: Die zwei Nächsten sprinten hinter den Ball, nicht ihm nach.',
        'Dem Pass nachgehen, drei gegen zwei dauert nur Sekunden.',
      ],
      harder: ['Beide Tore sind offen: umdrehen, wenn eine Seite zu ist.'],
      easier: ['Die Läufer stehen vor den Toren und werden nicht angegriffen.'],
      scoring: 'Acht Pässe: einer für Grün. Kontertor: zwei. Ball im Konter zurückgeholt: einer.',
      question: 'Wer von den vieren konnte den Konter stoppen, und warum?',
      fault: 'Nach dem Ballgewinn bleibt der Ball im Innenfeld, bis die vier sortiert sind.',
    },
    bg: {
      title: 'Взриви рондото',
      aim: 'Превключване при смяна на притежанието: отнелите намират бегача отвън, подаващите стават защитници с една крачка.',
      setup:
        'Поле {l} × {w} м с малка врата във всеки край и квадрат в средата. Вътре четирима срещу двама, отвън по един жълт бегач от всяка страна.',
      rules: [
        'Четиримата пазят топката в квадрата срещу двама.',
        'След отнемане двамата подават към бегач от едната страна.',
        'Тогава всички излизат: жълтите атакуват малката врата там, зелените защитават.',
        'Бегачът от другата страна остава вън.',
        'След удар или осем секунди започва ново рондо; във всяка серия гонят други двама.',
      ],
      points: [
        'Още преди отнемането знай: левият или десният бегач?',
        'Бегач: освободи се така, че пасът да има линия.',
        'Зелени: двамата най-близки спринтират зад топката, не след нея.',
        'Тичай след паса, трима срещу двама трае секунди.',
      ],
      harder: ['И двете врати са отворени: обръщане, ако едната страна е затворена.'],
      easier: ['Бегачите са пред вратите и не ги атакуват.'],
      scoring:
        'Осем паса – точка за зелените. Гол от контра – две. Върната топка в контрата – една.',
      question: 'Кой от четиримата можеше да спре контрата и защо?',
      fault: 'След отнемане топката остава в квадрата, докато четиримата се подредят.',
    },
  },
}
