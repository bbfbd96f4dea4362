/** Pairs: one delivers, the other scores with one kick. */
import { playInto, type Exercise } from '../../grown/kit'
import { createYoungGround, createYoungSizes } from './sizes'

export const letterToAFriend: Exercise = {
  key: 'letter-to-a-friend',
  sizes: createYoungSizes([14, 12], [16, 14]).map((size) => ({
    ...size,
    fewer: 2,
    ages: [Math.max(6, size.ages[0]), size.ages[1]] as const,
  })),
  intensity: 'medium',
  draw(size) {
    const { drawing, at, upper, lower } = createYoungGround(size)
    const post = drawing.player('a', at(0.1, 0.2))
    const friend = drawing.player('a', at(0.4, 0.4))
    const other = drawing.player('a', at(0.1, 0.8))
    const mate = drawing.player('a', at(0.4, 0.6))
    const letter = drawing.ball(post)
    const parcel = drawing.ball(other)
    drawing.coach(at(0.5, 1.14))
    playInto(drawing, letter, friend, at(0.62, 0.3), [[post, at(0.2, 0.2)]])
    drawing.shot(letter, upper)
    playInto(drawing, parcel, mate, at(0.62, 0.7), [[other, at(0.2, 0.8)]])
    drawing.together(() => {
      drawing.shot(parcel, lower)
      drawing.run(friend, at(0.86, 0.1))
    })
    drawing.together(() => {
      drawing.run(post, at(0.4, 0.36))
      drawing.run(other, at(0.4, 0.64))
    })
    return drawing
  },
  words: {
    en: {
      title: 'A letter for my friend',
      aim: 'Pass a ball so well that a friend can score with one kick, and enjoy both jobs.',
      setup:
        '{l} × {w} m with two mini goals. Children in pairs with one ball, each pair has a goal of its own. The postman stands behind, the friend half-way.',
      rules: [
        'The friend says “Post, please!” and runs towards the goal.',
        'The postman passes the letter in front of the friend.',
        'One kick, and the letter is in the letter box.',
        'The friend fetches the ball, the postman runs forward: swap.',
      ],
      points: [
        'Postman: push the ball with the inside of the foot.',
        'Friend: keep your feet moving until the ball is there.',
        'Say thank you for a good letter!',
      ],
      harder: ['Left foot for letters, right foot for goals, then change.'],
      easier: ['The friend may stop the ball first.'],
      scoring: 'Each delivered letter is one point for the pair. Eight letters fill the bag.',
      question: 'What did your friend do so that scoring was easy?',
      fault: 'The letter goes behind the friend, who has to turn round.',
    },
    de: {
      title: 'Ein Brief für meinen Freund',
      aim: 'Einen Ball so gut passen, dass der andere mit einem Schuss trifft, und an beidem Freude haben.',
      setup:
        '{l} × {w} m mit zwei Minitoren. Die Kinder bilden Paare mit einem Ball, jedes Paar hat sein Tor. Der Briefträger steht hinten, der Freund auf halbem Weg.',
      rules: [
        'Der Freund ruft „Post, bitte!“ und läuft Richtung Tor.',
        'Der Briefträger passt den Brief vor den Freund.',
        'Ein Schuss, und der Brief ist im Briefkasten.',
        'Der Freund holt den Ball, der Briefträger läuft nach vorn: Rollentausch.',
      ],
      points: [
        'Briefträger: den Ball mit der Innenseite schieben.',
        'Freund: Die Füße bleiben in Bewegung, bis der Ball da ist.',
        'Bedank dich für einen guten Brief!',
      ],
      harder: ['Links für Briefe, rechts für Tore, dann umgekehrt.'],
      easier: ['Der Freund darf den Ball erst stoppen.'],
      scoring: 'Jeder zugestellte Brief ist ein Punkt für das Paar. Acht Briefe füllen die Tasche.',
      question: 'Was hat dein Freund gemacht, damit du leicht treffen konntest?',
      fault: 'Der Brief kommt hinter den Freund, und er muss umdrehen.',
    },
    bg: {
      title: 'Писмо за моя приятел',
      aim: 'Пас, с който приятелят вкарва с един удар, и радост и от двете задачи.',
      setup:
        '{l} × {w} м с две малки врати. Децата са по двойки с една топка, всяка двойка има своя врата. Пощальонът е отзад, приятелят – на половината път.',
      rules: [
        'Приятелят вика „Писмо, моля!“ и тича към вратата.',
        'Пощальонът подава писмото пред приятеля.',
        'Един удар и писмото е в кутията.',
        'Приятелят взема топката, пощальонът тича напред: смяна.',
      ],
      points: [
        'Пощальон: бутни топката с вътрешната част на крака.',
        'Приятел: краката се движат, докато топката дойде.',
        'Благодари за хубавото писмо!',
      ],
      harder: ['С левия – писма, с десния – голове, после обратно.'],
      easier: ['Приятелят може първо да спре топката.'],
      scoring: 'Всяко доставено писмо е точка за двойката. Осем писма пълнят чантата.',
      question: 'Какво направи приятелят ти, за да вкараш лесно?',
      fault: 'Писмото отива зад приятеля и той трябва да се обръща.',
    },
  },
}
