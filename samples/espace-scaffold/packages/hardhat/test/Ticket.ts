import { expect } from 'chai';
import { ethers } from 'hardhat';

describe('Ticket', () => {
  it('mints one ticket per address', async () => {
    const [ana, ben] = await ethers.getSigners();
    const ticket = await ethers.deployContract('Ticket');
    await expect(ticket.mint()).to.emit(ticket, 'Transfer').withArgs(ethers.ZeroAddress, ana.address, 1);
    await expect(ticket.mint()).to.be.revertedWithCustomError(ticket, 'OnePerAddress');
    // Selling the ticket doesn't give the right to mint another one.
    await ticket.transferFrom(ana.address, ben.address, 1);
    await expect(ticket.mint()).to.be.revertedWithCustomError(ticket, 'OnePerAddress');
    await ticket.connect(ben).mint();
    expect(await ticket.ownerOf(2)).to.equal(ben.address);
  });

  it('stops at the limit', async () => {
    const [funder] = await ethers.getSigners();
    const ticket = await ethers.deployContract('Ticket');
    for (let count = 0; count < 100; count += 1) {
      const account = ethers.Wallet.createRandom(ethers.provider);
      await funder.sendTransaction({ to: account.address, value: ethers.parseEther('0.1') });
      await ticket.connect(account).mint();
    }
    await expect(ticket.mint()).to.be.revertedWithCustomError(ticket, 'SoldOut');
  });

  it('has metadata for tickets that exist', async () => {
    const ticket = await ethers.deployContract('Ticket');
    await expect(ticket.tokenURI(1)).to.be.revertedWithCustomError(ticket, 'ERC721NonexistentToken');
    await ticket.mint();
    const [, data] = (await ticket.tokenURI(1)).split('base64,');
    expect(JSON.parse(Buffer.from(data, 'base64').toString())).to.deep.equal({ name: 'Ticket 1' });
  });
});
