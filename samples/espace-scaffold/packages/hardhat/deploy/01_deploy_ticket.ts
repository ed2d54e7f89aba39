import type { DeployFunction } from 'hardhat-deploy/types';
import { fees } from '../utils/fees';

const deployTicket: DeployFunction = async (hre) => {
  const { deployer } = await hre.getNamedAccounts();
  const { maxFeePerGas, maxPriorityFeePerGas } = await fees(hre);
  await hre.deployments.deploy('Ticket', {
    from: deployer,
    args: [],
    maxFeePerGas: maxFeePerGas.toString(),
    maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
    log: true,
  });
};

deployTicket.tags = ['Ticket'];
export default deployTicket;
