/** Parts of the goalkeepers' warm-up. */
import type { DrillTask } from '../kit'
import { moreHandlingTasks } from './handling-more-words'

export const handlingTasks: readonly DrillTask[] = [
  {
    key: 'low',
    harder: 0,
    name: ['low balls', 'flache Bälle', 'ниски топки'],
    aim: [
      'Take low balls securely with the body behind them.',
      'Flache Bälle sicher aufnehmen, der Körper dahinter.',
      'Сигурно поемане на ниски топки с тяло зад тях.',
    ],
    rule: [
      'The server rolls or passes low. The keeper takes the ball with the little fingers together, brings it to the chest and rolls it back; every third ball a step to the side first.',
      'Der Zuspieler rollt oder passt flach. Der Torwart nimmt den Ball mit zusammengeführten kleinen Fingern auf, zieht ihn zur Brust und rollt ihn zurück; jeder dritte Ball kommt einen Schritt seitlich.',
      'Подаващият търкаля или подава ниско. Вратарят поема с допрени кутрета, притиска към гърдите и търкаля обратно; всяка трета топка е на крачка встрани.',
    ],
    points: [
      [
        'Knees and hands form a barrier, no gap between the legs.',
        'Knie und Hände bilden eine Barriere, keine Lücke zwischen den Beinen.',
        'Колене и ръце са преграда, без дупка между краката.',
      ],
      [
        'Go towards the ball, fall forwards onto it.',
        'Dem Ball entgegen und nach vorn darüberfallen.',
        'Към топката и падни напред върху нея.',
      ],
    ],
    more: [
      [
        'Bouncing balls just in front of the keeper.',
        'Aufsetzer kurz vor dem Torwart.',
        'Топка, която тупва точно пред вратаря.',
      ],
    ],
    easier: [
      'Kneel on one leg and take rolled balls.',
      'Im Halbkniestand gerollte Bälle aufnehmen.',
      'Поемане на търкаляни топки на едно коляно.',
    ],
    scoring: [
      'Ten balls in a row held without a rebound.',
      'Zehn Bälle in Folge ohne Nachfassen.',
      'Десет топки поред без изпускане.',
    ],
    question: [
      'Where do your fingers point when you take it?',
      'Wohin zeigen deine Finger beim Aufnehmen?',
      'Накъде сочат пръстите ти при поемане?',
    ],
    fault: [
      'Bending only the back: go down with the knees.',
      'Nur den Rücken beugen: mit den Knien hinunter.',
      'Навежда се само гърбът: слез с коленете.',
    ],
  },
  {
    key: 'high',
    harder: 1,
    name: ['high balls', 'hohe Bälle', 'високи топки'],
    aim: [
      'Catch at the highest point with hands behind the ball.',
      'Am höchsten Punkt fangen, die Hände hinter dem Ball.',
      'Хващане в най-високата точка с длани зад топката.',
    ],
    rule: [
      'The server throws high. The keeper calls “keeper”, takes off from one leg with the other knee up, catches above the head and throws back overarm. Left and right knee in turns.',
      'Der Zuspieler wirft hoch. Der Torwart ruft „Torwart“, springt einbeinig mit hohem Knie ab, fängt über dem Kopf und wirft über Kopf zurück. Linkes und rechtes Knie im Wechsel.',
      'Подаващият хвърля високо. Вратарят вика „вратар“, отскача с един крак с вдигнато коляно, хваща над главата и хвърля обратно отгоре. Ляво и дясно коляно се редуват.',
    ],
    points: [
      [
        'Thumbs and forefingers form a W.',
        'Daumen und Zeigefinger bilden ein W.',
        'Палци и показалци образуват W.',
      ],
      [
        'Wait, then attack the ball: late and high.',
        'Warten, dann den Ball attackieren: spät und hoch.',
        'Изчакай, после атакувай топката: късно и високо.',
      ],
    ],
    more: [
      [
        'The other keeper stands in the way like a striker.',
        'Der andere Torwart steht wie ein Stürmer im Weg.',
        'Другият вратар пречи като нападател.',
      ],
    ],
    easier: ['Catch without jumping.', 'Ohne Sprung fangen.', 'Хващане без отскок.'],
    scoring: [
      'One point for a clean catch, one more for the early call.',
      'Ein Punkt fürs sichere Fangen, einer mehr für den frühen Ruf.',
      'Точка за чисто хващане, още една за ранния вик.',
    ],
    question: [
      'Which knee protects you, and why?',
      'Welches Knie schützt dich und warum?',
      'Кое коляно те пази и защо?',
    ],
    fault: [
      'Running under the ball too early.',
      'Zu früh unter den Ball laufen.',
      'Твърде рано тичане под топката.',
    ],
  },
  ...moreHandlingTasks,
]
