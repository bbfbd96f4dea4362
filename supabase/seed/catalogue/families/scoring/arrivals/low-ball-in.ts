/** Low crosses for children: two arrive, one keeper. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const lowBallIn: Exercise = {
  key: 'low-ball-in',
  sizes: [
    createGoalSize('small', { area: [16, 20], ages: [8, 10], level: 1, time: [6, 60, 45] }),
    createGoalSize('youth', { area: [20, 26], level: 2, time: [6, 75, 45] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    const winger = drawing.player('a', at(0.3, 0.06))
    drawing.player('a', at(0.3, 0.94))
    const near = drawing.player('a', at(0.2, 0.4))
    const far = drawing.player('a', at(0.2, 0.64))
    const ball = drawing.ball(winger)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(winger, at(0.82, 0.08))
      drawing.run(near, at(0.6, 0.42))
      drawing.run(far, at(0.56, 0.72))
      drawing.run(keeper, [size.area[0] - 0.9, size.area[1] * 0.46])
    })
    drawing.together(() => {
      drawing.run(near, at(0.78, 0.32))
      drawing.run(far, at(0.76, 0.66))
      drawing.pass(ball, at(0.76, 0.66), { for: far })
    })
    drawing.shot(ball, placeShot(0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Low ball in, two arrive',
      aim: 'Cross low into the space in front of goal and arrive there at the same time as the ball.',
      setup:
        '{l} × {w} m with a {goal} and a keeper. A winger with balls on each side, two finishers in the middle. With more children the second pair starts as soon as the first is back.',
      rules: [
        'One winger dribbles forward along the side.',
        'One finisher runs to the near post, the other to the far post.',
        'The winger plays along the ground to either of them.',
        'First-time finish or one touch before it.',
        'The next ball comes from the other side; change jobs after four crosses.',
      ],
      points: [
        'Winger: one look before the last touch.',
        'Finishers: wait, then sprint, so that you meet the ball running.',
        'Open the inside of the foot like a door towards goal.',
      ],
      harder: ['A defender starts between the two finishers.'],
      easier: ['The winger may stop the ball before passing.'],
      scoring: 'Near-post goal one, far-post goal two: twelve together beat the keeper.',
      question: 'Who was free, and could the winger see it?',
      fault: 'Both finishers wait in front of goal and stand when the ball comes.',
    },
    de: {
      title: 'Flach herein, zwei kommen an',
      aim: 'Flach vors Tor flanken und dort zugleich mit dem Ball ankommen.',
      setup:
        '{l} × {w} m mit {goal} und Torwart. Auf jeder Seite ein Flügelspieler mit Bällen, in der Mitte zwei Abschließer. Bei mehr Kindern startet das zweite Paar, sobald das erste zurück ist.',
      rules: [
        'Ein Flügelspieler dribbelt außen nach vorn.',
        'Ein Abschließer läuft zum kurzen, der andere zum langen Pfosten.',
        'Der Flügelspieler passt flach zu einem der beiden.',
        'Direkt abschließen oder mit einem Kontakt davor.',
        'Der nächste Ball kommt von der anderen Seite; nach vier Flanken tauschen.',
      ],
      points: [
        'Flügel: ein Blick vor dem letzten Kontakt.',
        'Abschließer: warten, dann sprinten und den Ball im Lauf treffen.',
        'Die Innenseite öffnen wie eine Tür zum Tor.',
      ],
      harder: ['Zwischen den Abschließern startet ein Verteidiger.'],
      easier: ['Der Flügelspieler darf den Ball vor dem Pass stoppen.'],
      scoring: 'Tor am kurzen Pfosten eins, am langen zwei: Mit zwölf ist der Torwart besiegt.',
      question: 'Wer war frei, und konnte der Flügelspieler das sehen?',
      fault: 'Beide warten vor dem Tor und stehen, wenn der Ball kommt.',
    },
    bg: {
      title: 'Ниско центриране, двама идват',
      aim: 'Ниско подаване пред вратата и пристигане там едновременно с топката.',
      setup:
        '{l} × {w} м с {goal} и вратар. На всяка страна крило с топки, в средата двама завършващи. Ако децата са повече, втората двойка тръгва, щом първата се върне.',
      rules: [
        'Едното крило води топката напред по страната.',
        'Единият завършващ тича към близката греда, другият – към далечната.',
        'Крилото подава по земята на единия от двамата.',
        'Удар от първо или след едно докосване.',
        'Следващата топка е от другата страна; смяна след четири центрирания.',
      ],
      points: [
        'Крило: един поглед преди последното докосване.',
        'Завършващи: изчакай, после спринтирай и срещни топката в движение.',
        'Отвори вътрешната част на крака като врата към гола.',
      ],
      harder: ['Между двамата завършващи тръгва защитник.'],
      easier: ['Крилото може да спре топката преди паса.'],
      scoring: 'Гол на близката греда – един, на далечната – два: с дванайсет вратарят е победен.',
      question: 'Кой беше свободен и виждаше ли го крилото?',
      fault: 'Двамата чакат пред вратата и стоят, когато топката пристигне.',
    },
  },
}
