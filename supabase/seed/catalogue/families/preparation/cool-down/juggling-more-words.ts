/** Ways to keep the ball up calmly, continued. */
import type { DrillTask } from '../kit'

export const moreJugglingTasks: readonly DrillTask[] = [
  {
    key: 'wander',
    harder: 1,
    name: ['wander and swap', 'wandern und tauschen', 'разходка и размяна'],
    aim: [
      'Walk, breathe and feel the ball at the same time.',
      'Zugleich gehen, atmen und den Ball spüren.',
      'Ходене, дишане и усет към топката едновременно.',
    ],
    rule: [
      'The pair walks across the area, passing the ball in the air or after a bounce. Meets it another pair, all four swap partners without a word.',
      'Das Paar geht durch das Feld und spielt sich den Ball in der Luft oder nach Aufkommen zu. Trifft es ein anderes Paar, tauschen alle vier wortlos die Partner.',
      'Двойката върви през полето и си подава топката във въздуха или след тупване. Срещне ли друга двойка, четиримата мълчаливо си разменят партньорите.',
    ],
    points: [
      [
        'Walk on while the ball flies; no standing.',
        'Geh weiter, während der Ball fliegt.',
        'Върви, докато топката лети.',
      ],
      [
        'Use your eyes to agree on the swap.',
        'Verabredet den Tausch mit den Augen.',
        'Разберете се за размяната с поглед.',
      ],
    ],
    more: [
      [
        'Balls change sides as well: throw both at once.',
        'Auch die Bälle tauschen: beide gleichzeitig werfen.',
        'И топките се сменят: хвърлете ги едновременно.',
      ],
    ],
    easier: [
      'Throw and catch while walking.',
      'Beim Gehen werfen und fangen.',
      'Хвърляне и хващане в ход.',
    ],
    scoring: [
      'With how many different partners did you play?',
      'Mit wie vielen Partnern hast du gespielt?',
      'С колко различни партньори игра?',
    ],
    question: [
      'With whom did you play today for the first time?',
      'Mit wem hast du heute zum ersten Mal gespielt?',
      'С кого игра днес за първи път?',
    ],
    fault: [
      'Pairs start to run: feet slow, ball slow.',
      'Paare fangen an zu laufen: Füße langsam, Ball langsam.',
      'Двойките почват да тичат: бавни крака, бавна топка.',
    ],
  },
  {
    key: 'sitting',
    harder: 0,
    name: ['seated feet', 'im Sitzen', 'в седеж'],
    aim: [
      'Relax the legs and move the ball with feeling.',
      'Die Beine entspannen und den Ball mit Gefühl bewegen.',
      'Отпускане на краката и движение на топката с усет.',
    ],
    rule: [
      'Sitting with hands behind the body: roll the ball with both soles to the partner, then lift it with both feet into your own hands; after each turn lean forwards and reach for the toes for three breaths.',
      'Im Sitz, Hände hinten aufgestützt: den Ball mit beiden Sohlen zum Partner rollen, dann mit beiden Füßen in die eigenen Hände heben; danach nach vorn beugen und drei Atemzüge zu den Zehen greifen.',
      'В седеж с опора на ръцете назад: търкулни топката с двете подметки към партньора, после я вдигни с двата крака в ръцете; след това наведи се и за три вдишвания посегни към пръстите.',
    ],
    points: [
      [
        'Legs are loose, only the ankles work.',
        'Beine locker, nur die Sprunggelenke arbeiten.',
        'Краката са отпуснати, работят само глезените.',
      ],
      [
        'Go forwards from the hips, never bounce.',
        'Aus der Hüfte nach vorn, nie wippen.',
        'Навеждане от таза, без пружиниране.',
      ],
    ],
    more: [
      [
        'Lift with one foot: right, then left.',
        'Mit einem Fuß anheben: rechts, dann links.',
        'Вдигане с един крак: десен, после ляв.',
      ],
    ],
    easier: [
      'Only roll the ball to and fro.',
      'Den Ball nur hin und her rollen.',
      'Само търкаляне напред-назад.',
    ],
    scoring: [
      'Six quiet exchanges in a row, then rest on the back.',
      'Sechs ruhige Wechsel in Folge, dann in Rückenlage ausruhen.',
      'Шест спокойни размени поред, после почивка по гръб.',
    ],
    question: [
      'Where are your legs tired today?',
      'Wo sind deine Beine heute müde?',
      'Къде са уморени краката ти днес?',
    ],
    fault: [
      'Shoulders at the ears: let them sink.',
      'Schultern an den Ohren: sinken lassen.',
      'Рамене до ушите: отпусни ги.',
    ],
  },
]
