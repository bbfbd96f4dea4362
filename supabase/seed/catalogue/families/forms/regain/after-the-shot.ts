/** Each finished attack ends with a new ball for the defence: the attackers press at once. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const afterTheShot: Exercise = {
  key: 'after-the-shot',
  sizes: createSizes({
    small: [32, 28],
    large: [42, 36],
    ages: [11, 13],
    level: 3,
    time: [6, 60, 120],
    more: 3,
  }),
  intensity: 'very_high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [1, 0.5, 180])
    board.goals('mini', [0, 0.2, 0], [0, 0.8, 0])
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.4, 0.5], [0.54, 0.18], [0.54, 0.82], [0.7, 0.46])
    const b = board.players('b', [0.62, 0.34], [0.64, 0.64], [0.8, 0.3], [0.82, 0.7])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.58, 0.26]], [b(3), [0.78, 0.24]], [theirs, [0.96, 0.46]])
    board.into(a(4), [0.76, 0.44], [b(3), [0.82, 0.36]], [b(2), [0.7, 0.56]])
    board.save(theirs, [0.96, 0.53])
    board.into(
      b(4),
      [0.78, 0.8],
      [a(4), [0.84, 0.6]],
      [a(3), [0.66, 0.84]],
      [a(1), [0.54, 0.6]],
      [a(2), [0.6, 0.4]],
    )
    board.run(
      [b(4), [0.72, 0.88]],
      [a(3), [0.66, 0.86]],
      [a(4), [0.8, 0.72]],
      [a(1), [0.6, 0.7]],
      [b(2), [0.62, 0.62]],
    )
    board.into(b(2), [0.56, 0.74], [a(1), [0.58, 0.68]])
    return board.drawing
  },
  words: {
    en: {
      title: 'After the shot is before the press',
      aim: 'Switch from finishing to pressing without a pause; the shooter is the first defender.',
      setup:
        'Half pitch of {l} × {w} m: a youth goal with keeper on one side, two mini goals on the other. Four green attack against four yellow.',
      rules: [
        'Green attacks the youth goal and must shoot within ten seconds.',
        'After each shot, whether goal, save or wide, the keeper throws out a ball at once.',
        'Yellow wants to score in the mini goals; green presses as high as it can.',
        'If green wins it back, one more shot follows and the attack is over.',
        'Rest while the next two fours play, or while the balls are fetched.',
      ],
      points: [
        'Shooter: look at the keeper, not at your shot; go to the nearest outlet.',
        'Wide players close the full-backs, the middle one the pass inside.',
        'Press where the throw lands, not where it started.',
        'Nobody complains about a missed chance before the ball is out.',
      ],
      harder: ['The keeper may throw over the first line as well.'],
      easier: ['The keeper counts “one, two” aloud before the throw.'],
      scoring: 'Goal: one. Second ball won: one. Goal with it: three. Yellow mini goal: two.',
      question: 'What did you do in the first second after your shot?',
      fault: 'The shooter turns away and walks, and the first pass out is free.',
    },
    de: {
      title: 'Nach dem Schuss ist vor dem Pressing',
      aim: 'Ohne Pause vom Abschluss ins Pressing umschalten; wer schießt, ist der erste Verteidiger.',
      setup:
        'Feld von {l} × {w} m: auf einer Seite ein Jugendtor mit Torhüter, gegenüber zwei Minitore. Vier Grüne greifen gegen vier Gelbe an.',
      rules: [
        'Grün greift das Jugendtor an und muss binnen zehn Sekunden schießen.',
        'Nach jedem Schuss, ob Tor, gehalten oder vorbei, wirft der Torhüter sofort einen Ball ab.',
        'Gelb will in die Minitore, Grün presst so hoch wie möglich.',
        'Holt Grün ihn zurück, folgt noch ein Schuss, dann ist der Angriff vorbei.',
        'Pause ist, während die nächsten spielen oder die Bälle geholt werden.',
      ],
      points: [
        'Schütze: zum Torhüter schauen, nicht dem Schuss nach; zur nächsten Anspielstation.',
        'Außen schließen die Außenverteidiger, die Mitte den Pass nach innen.',
        'Dort pressen, wo der Abwurf landet, nicht, wo er begann.',
        'Über die vergebene Chance klagt keiner, bevor der Ball aus ist.',
      ],
      harder: ['Der Torhüter darf auch über die erste Reihe werfen.'],
      easier: ['Der Torhüter zählt vor dem Abwurf laut „eins, zwei“.'],
      scoring: 'Tor: einer. Zweiten Ball erobert: einer, mit Tor: drei. Minitor für Gelb: zwei.',
      question: 'Was hast du in der ersten Sekunde nach deinem Schuss getan?',
      fault: 'Der Schütze dreht ab und geht, der erste Pass heraus ist frei.',
    },
    bg: {
      title: 'След удара – преса',
      aim: 'Преминаване от удар към преса без пауза; стрелецът е първият защитник.',
      setup:
        'Поле {l} × {w} м: от едната страна юношеска врата с вратар, отсреща две малки врати. Четирима зелени атакуват срещу четирима жълти.',
      rules: [
        'Зелените атакуват юношеската врата и трябва да стрелят до десет секунди.',
        'След всеки удар – гол, спасяване или пропуск – вратарят веднага хвърля нова топка.',
        'Жълтите търсят малките врати, зелените пресират колкото може по-високо.',
        'Ако зелените я върнат, следва още един удар и атаката приключва.',
        'Почивката е, докато играят следващите или се събират топките.',
      ],
      points: [
        'Стрелец: гледай вратаря, не удара си; тръгни към най-близкия свободен.',
        'Крайните затварят бековете, средният – паса навътре.',
        'Пресирай там, където пада хвърлянето, не където започва.',
        'Никой не съжалява за пропуска, преди топката да е излязла.',
      ],
      harder: ['Вратарят може да хвърля и над първата линия.'],
      easier: ['Преди хвърлянето вратарят брои на глас „едно, две“.'],
      scoring: 'Гол – една. Отнета втора топка – една, с гол – три. Малка врата за жълтите – две.',
      question: 'Какво направи в първата секунда след удара си?',
      fault: 'Стрелецът се обръща и върви, а първият пас навън е свободен.',
    },
  },
}
