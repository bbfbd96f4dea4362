/** Attackers have just finished: a new ball for the defenders, who break on mini goals; then the other way round. */
import { addBench, createScale, playInto, type Exercise } from '../../grown/kit'
import { createSketch } from '../../../create-sketch'
import { goalNames } from '../ground'

export const secondBallBreak: Exercise = {
  key: 'second-ball-break',
  kind: { practice_type: 'small_sided_game', corners: ['tactical', 'physical'] },
  sizes: [
    {
      key: 'small',
      name: goalNames.small,
      area: [28, 20],
      ages: [9, 10],
      level: 2,
      time: [6, 60, 60],
      fill: { goal: goalNames.small },
    },
    {
      key: 'youth',
      name: goalNames.youth,
      area: [36, 26],
      ages: [11, 14],
      level: 3,
      time: [6, 75, 75],
      fill: { goal: goalNames.youth },
    },
  ],
  intensity: 'high',
  draw({ key, area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    const goal = key === 'small' ? 'small' : 'youth'
    const half = key === 'small' ? 1.2 : 2.1
    drawing.corners('cone')
    drawing.goal(goal, at(0, 0.5), 0)
    drawing.goal(goal, at(1, 0.5), 180)
    drawing.keeper('a', [1, area[1] / 2])
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const one = drawing.player('a', at(0.44, 0.3))
    const two = drawing.player('a', at(0.5, 0.62))
    const three = drawing.player('a', at(0.4, 0.84))
    const left = drawing.player('b', at(0.66, 0.34))
    const middle = drawing.player('b', at(0.7, 0.56))
    const right = drawing.player('b', at(0.58, 0.84))
    const ball = drawing.ball(one)
    addBench(drawing, 6, area[0] * 0.62)
    playInto(drawing, ball, two, at(0.6, 0.68), [[middle, at(0.68, 0.54)]])
    drawing.shot(ball, [area[0], area[1] / 2 + half])
    const next = drawing.ball(at(0.5, 1.03))
    drawing.together(() => {
      drawing.run(right, at(0.52, 0.92), at(0.5, 1))
      drawing.run(left, at(0.5, 0.3))
      drawing.run(one, at(0.5, 0.4))
    })
    drawing.together(() => {
      drawing.pass(next, at(0.3, 0.34), { for: left })
      drawing.run(left, at(0.3, 0.34))
      drawing.run(one, at(0.34, 0.44))
      drawing.run(three, at(0.28, 0.68))
      drawing.run(middle, at(0.44, 0.6))
    })
    drawing.shot(next, [0, area[1] / 2 - half])
    return drawing
  },
  words: {
    en: {
      title: 'New ball, other way',
      aim: 'Switch from defending to attacking on the call and hit a team that is still facing the other goal.',
      setup:
        '{l} × {w} m with a {goal} and a keeper at each end, three against three. Spare balls lie beside the halfway line with the coach.',
      rules: [
        'The team with the ball attacks until shot, win or out.',
        'Then the coach calls “New ball!” for the team that has just defended.',
        'It fetches the ball from the side and attacks the other goal at once.',
        'The first team must turn and run back behind the ball.',
        'Four balls are a series; pause, then the other team starts.',
      ],
      points: [
        'Nearest player to the ball, farthest player forward: nobody waits.',
        'First pass into the open half, even before the head is quite up.',
        'The losing team sprints to the middle first, then out to the opponents.',
      ],
      harder: ['The ball comes at a moment the coach chooses, even during an attack.'],
      easier: ['The coach passes the ball to a free player.'],
      scoring: 'Goal with the new ball two, goal in the attack one. Series are added up.',
      question: 'Where was the opponents’ gap when the new ball came?',
      fault: 'Everybody looks after the last shot while the new ball is already in play.',
    },
    de: {
      title: 'Neuer Ball, andere Richtung',
      aim: 'Auf Zuruf von Abwehr auf Angriff umschalten und ein Team treffen, das noch zum anderen Tor schaut.',
      setup:
        '{l} × {w} m, an beiden Enden {goal} mit Torwart, drei gegen drei. Ersatzbälle liegen beim Trainer neben der Mittellinie.',
      rules: [
        'Das Team am Ball greift an bis zum Schuss, Ballverlust oder Aus.',
        'Dann ruft der Trainer „Neuer Ball!“ für das Team, das verteidigt hat.',
        'Es holt den Ball von der Seite und greift sofort das andere Tor an.',
        'Das erste Team muss umdrehen und hinter den Ball kommen.',
        'Vier Bälle sind eine Serie; nach der Pause beginnt das andere Team.',
      ],
      points: [
        'Der Nächste zum Ball, der Fernste nach vorn: Keiner wartet.',
        'Der erste Pass geht in die offene Hälfte, fast ohne hinzusehen.',
        'Die Zurückeilenden sprinten zuerst in die Mitte, dann zum Gegner.',
      ],
      harder: ['Der Ball kommt, wann der Trainer will, auch mitten im Angriff.'],
      easier: ['Der Trainer passt den Ball auf einen Freien.'],
      scoring: 'Tor mit dem neuen Ball zwei, Tor im Angriff eins. Die Serien werden addiert.',
      question: 'Wo war die Lücke des Gegners, als der neue Ball kam?',
      fault: 'Alle schauen dem letzten Schuss nach, während der neue Ball schon läuft.',
    },
    bg: {
      title: 'Нова топка, обратна посока',
      aim: 'При вик – превключване от отбрана в атака срещу отбор, който още гледа към другата врата.',
      setup:
        '{l} × {w} м, на двата края {goal} с вратар, трима срещу трима. Резервните топки са при треньора до средната линия.',
      rules: [
        'Отборът с топката атакува до удар, загуба или аут.',
        'Тогава треньорът вика „Нова топка!“ за отбора, който се е бранил.',
        'Той взема топката отстрани и веднага атакува другата врата.',
        'Първият отбор се обръща и се връща зад топката.',
        'Четири топки са серия; след почивката започва другият отбор.',
      ],
      points: [
        'Най-близкият – към топката, най-далечният – напред: никой не чака.',
        'Първият пас е в отворената половина, почти без поглед.',
        'Връщащите се спринтират първо към средата, после към противника.',
      ],
      harder: ['Топката идва, когато треньорът реши, дори по време на атака.'],
      easier: ['Треньорът подава топката на свободен играч.'],
      scoring: 'Гол с новата топка – два, гол в атаката – един. Сериите се събират.',
      question: 'Къде беше пролуката на противника, когато дойде новата топка?',
      fault: 'Всички гледат последния удар, а новата топка вече е в игра.',
    },
  },
}
