/** Tasks of the fast break in lanes. */
import type { TransitionTask } from '../kit'

export const laneTasks: readonly TransitionTask[] = [
  {
    key: 'stay-wide',
    harder: 0,
    name: ['everyone in a lane', 'jeder in seiner Bahn', 'всеки в своя коридор'],
    aim: [
      'Keep width until the last pass.',
      'Breite halten bis zum letzten Pass.',
      'Ширина до последния пас.',
    ],
    rule: [
      'Runners stay in their lanes until the ball is 15 m from the goal; in every lane at least one.',
      'Die Läufer bleiben in ihrer Bahn, bis der Ball 15 m vor dem Tor ist; in jeder Bahn mindestens einer.',
      'Всеки остава в коридора си, докато топката стигне на 15 м от вратата; във всеки коридор има поне един.',
    ],
    points: [
      [
        'Outside: run along the line and look inside over your shoulder.',
        'Außen: an der Linie laufen, Blick über die Schulter nach innen.',
        'Отстрани: тичай по линията с поглед навътре.',
      ],
      [
        'Ball carrier: big touches with the laces, head up every third step.',
        'Ballführer: lange Kontakte mit dem Spann, bei jedem dritten Schritt Kopf hoch.',
        'Водещ: дълги докосвания с горна част, на всяка трета крачка вдигни глава.',
      ],
    ],
    more: [
      [
        'The finish must come from an outside lane.',
        'Der Abschluss muss aus einer Außenbahn kommen.',
        'Завършването е от външен коридор.',
      ],
    ],
    easier: [
      'No lanes in the last third.',
      'Keine Bahnen im letzten Drittel.',
      'Без коридори в последната третина.',
    ],
    scoring: [
      'Goal two points, shot on target one.',
      'Tor zwei Punkte, Schuss aufs Tor einer.',
      'Гол – две точки, точен удар – една.',
    ],
    question: [
      'How does your width help the one with the ball?',
      'Wie hilft deine Breite dem Ballführer?',
      'Как помага твоята ширина на водещия?',
    ],
    fault: [
      'Outside runners come inside too early.',
      'Außenläufer ziehen zu früh nach innen.',
      'Крайните влизат навътре твърде рано.',
    ],
  },
  {
    key: 'cross-over',
    harder: 1,
    name: ['change lanes', 'Bahnen kreuzen', 'кръстосване'],
    aim: [
      'Confuse the defence with crossing runs.',
      'Die Abwehr mit Kreuzläufen verwirren.',
      'Объркване на защитата с кръстосани движения.',
    ],
    rule: [
      'Once on the way the ball carrier must dribble into another lane, and the one from there runs behind the back into the free lane.',
      'Einmal muss der Ballführer in eine andere Bahn dribbeln, und der von dort läuft hinter seinem Rücken in die freie Bahn.',
      'Веднъж водещият трябва да влезе в друг коридор, а този оттам тича зад гърба му в освободения.',
    ],
    points: [
      [
        'Cross behind the ball, never in front of it.',
        'Kreuze hinter dem Ball, nie davor.',
        'Кръстосвай зад топката, никога пред нея.',
      ],
      [
        'The change must be at speed: slow crossings only bring the defenders together.',
        'Der Wechsel braucht Tempo: langsam zieht er nur Verteidiger zusammen.',
        'Смяната е със скорост: бавната само събира защитниците.',
      ],
    ],
    more: [['Two changes on the way.', 'Zwei Wechsel unterwegs.', 'Две смени по пътя.']],
    easier: [
      'The coach calls when to change.',
      'Der Trainer ruft den Wechsel.',
      'Треньорът вика кога да се сменят.',
    ],
    scoring: [
      'Goal after a clean change three points, else one.',
      'Tor nach sauberem Wechsel drei Punkte, sonst einer.',
      'Гол след чиста смяна – три точки, иначе една.',
    ],
    question: [
      'What did the defender do when you crossed?',
      'Was hat der Verteidiger beim Kreuzen gemacht?',
      'Какво направи защитникът при кръстосването?',
    ],
    fault: [
      'Both end in the same lane.',
      'Beide landen in derselben Bahn.',
      'Двамата остават в един коридор.',
    ],
  },
  {
    key: 'three-passes',
    harder: 1,
    name: ['at most three passes', 'höchstens drei Pässe', 'най-много три паса'],
    aim: [
      'Run with the ball where it is open, pass where it is closed.',
      'Dribbeln, wo Platz ist, passen, wo keiner ist.',
      'Водене на свободно, пас при затворено.',
    ],
    rule: [
      'From the server’s ball to the shot at most three passes, and every outside runner must be on the last line when the shot comes.',
      'Vom Zuspiel bis zum Schuss höchstens drei Pässe, und beim Schuss ist jeder Außenläufer auf der letzten Linie.',
      'От подаването до удара най-много три паса, а при удара крайните са на последната линия.',
    ],
    points: [
      [
        'One pass that beats two defenders is worth more than three safe ones.',
        'Ein Pass durch zwei Verteidiger ist mehr wert als drei sichere.',
        'Един пас през двама е по-ценен от три сигурни.',
      ],
      [
        'Receive on the move, with the foot further from the defender.',
        'Im Lauf annehmen, mit dem gegnerfernen Fuß.',
        'Приемай в движение с далечния от защитника крак.',
      ],
    ],
    more: [['At most two passes.', 'Höchstens zwei Pässe.', 'Най-много два паса.']],
    easier: ['Five passes.', 'Fünf Pässe.', 'Пет паса.'],
    scoring: [
      'Goal with two passes three points, with three two.',
      'Tor mit zwei Pässen drei Punkte, mit dreien zwei.',
      'Гол с два паса – три точки, с три – две.',
    ],
    question: [
      'Which pass could you have left out?',
      'Welchen Pass hättest du weglassen können?',
      'Кой пас можеше да си спестиш?',
    ],
    fault: [
      'Square pass just to hand on the responsibility.',
      'Querpass, nur um die Verantwortung loszuwerden.',
      'Напречен пас само за прехвърляне на отговорността.',
    ],
  },
  {
    key: 'chased',
    harder: 2,
    name: ['with a chaser', 'mit Verfolger', 'с преследвач'],
    aim: [
      'Stay calm with somebody at your back.',
      'Ruhig bleiben mit einem im Rücken.',
      'Спокойствие с преследвач зад гърба.',
    ],
    rule: [
      'A defender starts behind the runners with the server’s pass and may win the ball all the way to the goal.',
      'Ein Verteidiger startet mit dem Zuspiel hinter den Läufern und darf den Ball bis zum Tor erobern.',
      'Един защитник тръгва зад тичащите с паса и може да отнема чак до вратата.',
    ],
    points: [
      [
        'Dribble between chaser and goal: your back is in their way.',
        'Dribble zwischen Verfolger und Tor: Dein Rücken ist sein Hindernis.',
        'Води между преследвача и вратата: гърбът ти му пречи.',
      ],
      [
        'Team-mates: call “man on!” or “time!” early.',
        'Mitspieler: ruft früh „Hintermann!“ oder „Zeit!“',
        'Съотборници: викайте рано „Човек!“ или „Имаш време!“',
      ],
    ],
    more: [['Two chasers.', 'Zwei Verfolger.', 'Двама преследвачи.']],
    easier: [
      'The chaser starts 5 m further back.',
      'Der Verfolger startet 5 m weiter hinten.',
      'Преследвачът тръгва с 5 м по-назад.',
    ],
    scoring: [
      'Goal two points; the chaser gets two for a ball won.',
      'Tor zwei Punkte; Verfolger zwei für den Ballgewinn.',
      'Гол – две точки; преследвачът – две за отнемане.',
    ],
    question: [
      'When did you know where the chaser was?',
      'Wann wusstest du, wo der Verfolger ist?',
      'Кога знаеше къде е преследвачът?',
    ],
    fault: [
      'Looking back again and again and losing speed.',
      'Ständiger Blick zurück kostet Tempo.',
      'Постоянно гледане назад и губене на скорост.',
    ],
  },
]
