/** Tasks of the diamond: who connects with whom. */
import type { PassingTask } from '../kit'
import { harderDiamondTasks } from './diamond-harder-words'

export const diamondTasks: readonly PassingTask[] = [
  {
    key: 'around',
    harder: 0,
    name: ['round the outside', 'außen herum', 'по външните върхове'],
    aim: [
      'Take the ball round the corner with the far foot.',
      'Den Ball mit dem fernen Fuß um die Ecke mitnehmen.',
      'Топката минава покрай върха с далечния крак.',
    ],
    rule: [
      'The ball goes from foot to side to top to the other side and back. Each player first pushes off the mannequin or cone behind and receives on the outside. Follow your pass; the other way round after half the time.',
      'Der Ball läuft von unten über die Seite nach oben und über die andere Seite zurück. Jeder löst sich zuerst vom Hütchen und nimmt außen an. Dem Pass nachlaufen; nach der Hälfte andersherum.',
      'Топката върви от долния връх през страната към горния и през другата страна обратно. Всеки първо се отделя от конуса и поема отвън. Последвай паса си; на половината – в обратна посока.',
    ],
    points: [
      [
        'Check away from the cone and come back at an angle.',
        'Weg vom Hütchen und schräg zurückkommen.',
        'Отдръпни се от конуса и се върни под ъгъл.',
      ],
      [
        'Pass in front of the cone, so that your partner can go on.',
        'Pass vor das Hütchen, damit der Partner weiterspielen kann.',
        'Подай пред конуса, за да продължи партньорът.',
      ],
    ],
    more: [
      [
        'First touch inside the cone, second touch outside it.',
        'Erster Kontakt innen, zweiter außen am Hütchen vorbei.',
        'Първото докосване отвътре, второто отвън на конуса.',
      ],
    ],
    easier: [
      'Stop the ball beside the cone, then pass.',
      'Den Ball neben dem Hütchen stoppen, dann passen.',
      'Спри топката до конуса, после подай.',
    ],
    scoring: [
      'How many rounds without a touch of a cone in ninety seconds?',
      'Wie viele Runden ohne Hütchenberührung in 90 Sekunden?',
      'Колко обиколки без докосване на конус за 90 секунди?',
    ],
    question: [
      'Where does the passer have to aim so that you need only one touch?',
      'Wohin muss der Passgeber zielen, damit dir ein Kontakt reicht?',
      'Къде да се цели подаващият, за да ти стигне едно докосване?',
    ],
    fault: [
      'Running in a curve behind the cone instead of showing for the ball.',
      'Im Bogen hinter dem Hütchen laufen, statt sich anzubieten.',
      'Дъга зад конуса вместо показване за пас.',
    ],
  },
  {
    key: 'short-long',
    harder: 1,
    name: ['short, back, long', 'kurz, zurück, lang', 'късо, назад, дълго'],
    aim: [
      'Vary the distance: draw in with a short pass, then skip a line.',
      'Längen wechseln: kurz anlocken, dann eine Linie überspielen.',
      'Смяна на дължината: късо за примамване, после прескачане на линия.',
    ],
    rule: [
      'Foot passes to the side, who sets it back; the foot player plays long to the top. Top does the same with the other side and plays long back to the foot. Foot and top follow their long pass; the sides change with each other after four rounds.',
      'Unten passt zur Seite, die lässt klatschen; der Untere spielt lang nach oben. Oben spielt dasselbe mit der anderen Seite und lang zurück. Unten und oben laufen dem langen Pass nach; die Seiten tauschen nach vier Runden.',
      'Долният подава на страната, тя връща; долният играе дълго към горния. Горният прави същото с другата страна и връща дълго. Долният и горният следват дългия пас; страните се сменят след четири обиколки.',
    ],
    points: [
      [
        'Side: set back with one touch, foot like a wall, slightly forward.',
        'Seite: mit einem Kontakt klatschen, der Fuß wie eine Wand, leicht nach vorn.',
        'Страна: върни с едно докосване, кракът е стена, леко напред.',
      ],
      [
        'Take the eyes up before the long pass: top must be moving.',
        'Vor dem langen Pass den Blick heben: Oben muss in Bewegung sein.',
        'Вдигни поглед преди дългия пас: горният вече се движи.',
      ],
    ],
    more: [
      [
        'The long pass goes to the side that did not take part: play the diagonal.',
        'Der lange Pass geht auf die unbeteiligte Seite: Diagonale.',
        'Дългият пас е към неучаствалата страна: диагонал.',
      ],
    ],
    easier: [
      'Two touches for the set-back.',
      'Zwei Kontakte für den Klatschball.',
      'Две докосвания за връщането.',
    ],
    scoring: [
      'One point for each long pass that is received without leaving the marker by more than two steps.',
      'Ein Punkt je langem Pass, der höchstens zwei Schritte neben der Markierung ankommt.',
      'Точка за дълъг пас, поет на не повече от две крачки от маркера.',
    ],
    question: [
      'What does a defender do when the ball goes short and back?',
      'Was macht ein Verteidiger, wenn der Ball kurz und zurück geht?',
      'Какво прави защитник, когато топката отива късо и се връща?',
    ],
    fault: [
      'The long pass is telegraphed: same run-up every time.',
      'Der lange Pass ist angekündigt: immer derselbe Anlauf.',
      'Дългият пас се издава: винаги един и същ засил.',
    ],
  },
  ...harderDiamondTasks,
]
