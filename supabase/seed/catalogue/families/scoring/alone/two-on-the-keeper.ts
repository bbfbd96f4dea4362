/** Two attackers against the keeper only. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const twoOnTheKeeper: Exercise = {
  key: 'two-on-the-keeper',
  sizes: [
    createGoalSize('small', { area: [20, 16], ages: [7, 9], level: 1, time: [6, 60, 45] }),
    createGoalSize('youth', { area: [26, 20], level: 2, time: [6, 75, 45] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    const left = drawing.player('a', at(0.1, 0.3))
    const right = drawing.player('a', at(0.1, 0.7))
    drawing.player('a', at(0, 0.14))
    drawing.player('a', at(0, 0.86))
    const ball = drawing.ball(left)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(left, at(0.62, 0.34))
      drawing.run(right, at(0.58, 0.72))
      drawing.run(keeper, at(0.86, 0.44))
    })
    playInto(drawing, ball, right, at(0.78, 0.66), [[keeper, at(0.9, 0.5)]])
    drawing.shot(ball, placeShot(0.7))
    return drawing
  },
  words: {
    en: {
      title: 'Two of us, one keeper',
      aim: 'Make the keeper come to the ball, then give the partner an empty goal.',
      setup:
        '{l} × {w} m and a {goal} with a keeper. Pairs start at the open end, one ball a pair; two pairs at a goal, so nobody waits long.',
      rules: [
        'The pair runs with one ball; the partner stays level or behind it.',
        'The keeper may leave the goal and try to grab the ball.',
        'Keeper close: pass. Keeper stays: shoot.',
        'Jog back outside while the next pair starts; the other one begins with the ball.',
      ],
      points: [
        'Go straight at the keeper, not away to the side.',
        'Pass a step before the keeper’s hands could reach the ball.',
        'Partner: stay wide enough to be a real second goal scorer.',
      ],
      harder: ['The goal counts only if the partner scores with one touch.'],
      easier: ['The keeper must stay behind a line three metres in front of the goal.'],
      scoring: 'Each pair counts its goals; a goal into the empty net counts double.',
      question: 'How did you get the keeper to come towards you?',
      fault: 'Passing from far away: the keeper simply slides across with the ball.',
    },
    de: {
      title: 'Zu zweit gegen den Torwart',
      aim: 'Den Torwart zum Ball locken und dem Partner das leere Tor überlassen.',
      setup:
        '{l} × {w} m und {goal} mit Torwart. Die Paare starten mit je einem Ball am offenen Ende; zwei Paare pro Tor, so wartet keiner lange.',
      rules: [
        'Das Paar läuft mit einem Ball los; der Partner bleibt daneben oder dahinter.',
        'Der Torwart darf herauskommen und nach dem Ball greifen.',
        'Torwart nah: abspielen. Torwart bleibt stehen: schießen.',
        'Außen zurücktraben, das nächste Paar beginnt; beim nächsten Mal führt der andere.',
      ],
      points: [
        'Gerade auf den Torwart zu und nicht seitlich weg.',
        'Einen Schritt abspielen, bevor er den Ball greifen kann.',
        'Partner: so breit bleiben, dass du wirklich treffen kannst.',
      ],
      harder: ['Das Tor zählt nur, wenn der Partner mit einem Kontakt trifft.'],
      easier: ['Der Torwart bleibt hinter einer Linie drei Meter vor dem Tor.'],
      scoring: 'Jedes Paar zählt seine Tore; Treffer ins leere Tor zählen doppelt.',
      question: 'Wie hast du den Torwart zu dir gelockt?',
      fault: 'Zu früh abgespielt: Der Torwart schiebt einfach mit dem Ball hinüber.',
    },
    bg: {
      title: 'Двама срещу вратаря',
      aim: 'Вратарят се привлича към топката, а партньорът остава пред празна врата.',
      setup:
        '{l} × {w} м и {goal} с вратар. Двойките тръгват от отворения край с по една топка; на врата има две двойки, за да не чака никой дълго.',
      rules: [
        'Двойката тръгва с една топка; партньорът е наравно с нея или по-назад.',
        'Вратарят може да излезе и да посегне към топката.',
        'Вратарят е близо – пас. Вратарят стои – удар.',
        'Връщане отстрани, започва следващата двойка; следващия път води другият.',
      ],
      points: [
        'Право срещу вратаря, а не встрани от него.',
        'Подай крачка преди ръцете му да стигнат топката.',
        'Партньор: стой достатъчно широко, за да можеш наистина да вкараш.',
      ],
      harder: ['Голът важи само ако партньорът вкара с едно докосване.'],
      easier: ['Вратарят остава зад линия на три метра пред вратата.'],
      scoring: 'Всяка двойка брои головете си; голът в празна врата е двоен.',
      question: 'Как накара вратаря да тръгне към теб?',
      fault: 'Пас от далеч: вратарят просто се мести заедно с топката.',
    },
  },
}
